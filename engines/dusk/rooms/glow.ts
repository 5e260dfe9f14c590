import { lightIn, ROOM_FINE, ROOM_TALL, ROOM_WIDE, roomPictures } from '#engines/dusk/rooms/atlas.ts';
import { columnAt, HEAD, levelledOf, viewFrom } from '#engines/dusk/rooms/view.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

/** Light that leaves a lit room through one point of its window, 0..about 2, red green blue. (u, v) run over the whole window. */
export type RoomGlow = {
  /** The room itself, its curtains and a blind that is drawn halfway. */
  at(u: number, v: number, out: Float32Array): void;
  /** The same lamp behind a closed blind or a drawn curtain. */
  veil(u: number, v: number, out: Float32Array): void;
};

export type RoomWindow = {
  readonly aspect: number;
  /** Height in pixels, and where it stands across the photo, 0..1. */
  readonly tall: number;
  readonly across: number;
  readonly upper: boolean;
  /** Where posts stand in it, 0..1 from the left. */
  readonly posts?: readonly number[];
  /** Its number from the left: neighbours show different rooms. */
  readonly turn: number;
  /** Lit from the hall alone. */
  readonly dim?: boolean;
  /** A garage or a stair: light, and nothing to see by it. */
  readonly plain?: boolean;
};

/** Metres from the floor to the sill of a window; one that is far taller than wide is a door's or reaches down. */
const SILL = 0.78;
const LOW_SILL = 0.25;
/** Rows of a window from which its room is to be seen, and below which it is a light. */
const ROOM_FROM = 18;
const ROOM_WHOLE = 48;
/** And from which curtains and blinds hang before it: in a smaller one they are a second frame. */
const HUNG_FROM = 60;

/** Share of its mean light that a window of so few rows shows, and rows up to which it shows some: panes in a row over a door are lit alike. */
const ALIKE = 0.7;
/** And that the darkest place of any window does: walls throw light into every corner of a room, and a pane before a dark one was a brown board beside its neighbours. */
const AIR = 0.12;
const ALIKE_UNDER = 17;
const ALIKE_TO = 38;

/** Halvings by which a room is softer than its window is fine: the camera is focused on the house, and a lamp or a frame on a wall is no more than a shape. */
const SOFT = 1;

/** The evening sky in the glass, over the room: from the street one looks up at upper windows and sees more of it. */
const MIRRORED = [0.42, 0.62, 1] as const;
const SHEEN = [0.006, 0.03] as const;
const UPPER_SHEEN = 2;

/** A garage whose light is on: bare walls under one lamp, and nothing to see by it. */
const GARAGE = 0.16;

/** How much wider than tall a front of glass is that has no blinds, and how narrow a window in which curtains are a second frame. */
const NARROW = 0.45;
const WIDE_FRONT = 1.1;

/** Light of a room that has only its open door's. */
const DIM = 0.3;

/** Share of the room that is seen through what hangs before it, and of all light that this lets through. */
const SHEER = 0.42;
const VEILED = 1;

/** Places of a window before its room among which the best is taken. */
const PLACES = 8;
/** How much of the difference between its columns is taken away, and behind a narrower window: a room behind a wide front has more than one lamp, and any has a ceiling. */
const LEVELLED = 0.4;
const LEVELLED_NARROW = 0.2;

/** Mean light of what a window shows, and how much of the difference to it is taken away: one that faces a lamp is exposed for it. */
const SHOWN = 0.48;
const EVENED = 0.85;

/** What hangs in a window of blind and curtains: nothing in a wide front, where it is a dark band in the last pane, and beside a blind no curtain. Together they were boards before a lamp. */
export const hangingIn = (
  wide: number,
  tall: number,
  drawn: number,
  sides: number,
): { readonly blind: number; readonly curtain: number } => {
  if (tall < HUNG_FROM || wide >= WIDE_FRONT || wide < NARROW) return { blind: 0, curtain: 0 };
  return { blind: drawn, curtain: drawn === 0 ? sides : 0 };
};

const near = (away: number): number => Math.exp(-away * away);
/** Green and blue of the warmest bulbs against those of the traced rooms, the hue of a room that is a light alone, and of cloth. */
const WARM = [1, 0.84, 0.62] as const;
const EVEN = [1.4, 0.92, 0.46] as const;
const AMBER = [1, 0.56, 0.22] as const;
/** How much warmer a dark corner is than the mean of its room, and a lit ceiling less: all in one hue is a painted card. */
const DIM_AMBER = 0.6;

/**
 * A traced room behind glass, in soft focus: which one, how bright and what of it shows hang on the seed and on where the
 * window stands. From the street a window at the left shows the left wall of its room. Rooms differ by a stop and a half:
 * a house whose windows are all alike is lit by a painter.
 */
export const roomGlow = (seed: number, window: RoomWindow): RoomGlow => {
  const random = seededRandom(seed);
  const between = (from: number, to: number): number => from + (to - from) * random();
  const { aspect, tall, upper } = window;
  const bright = 2 ** between(-1.1, 0.4) * (window.dim ? DIM : 1);
  const rooms = roomPictures().filter((room) => room.upper === upper);
  const { turn } = window;
  const room = rooms[turn % rooms.length]!;
  const mirrored = Math.floor(turn / rooms.length) % 2 === 1;
  const wide = Math.max(0.2, aspect);
  const sill = wide < 0.55 ? LOW_SILL : SILL;
  const high = HEAD - sill;
  const across = wide * high;
  const finest = Math.log2((ROOM_FINE * high) / Math.max(1, tall));
  const detail = ease(ROOM_FROM, ROOM_WHOLE, tall);
  const size = room.sizes[Math.round(clamp(Math.max(finest + SOFT, 3.4 * (1 - detail)), 0, room.sizes.length - 1))]!;
  const blurred = room.sizes.at(-2)!;
  const places = Array.from(
    { length: PLACES },
    () => (ROOM_WIDE - across) * clamp(window.across + between(-0.35, 0.35), 0, 1),
  );
  const sides = random() < 0.55 ? Math.min(between(0.1, 0.2), 0.2 * wide) : 0;
  const even = ALIKE * ease(ALIKE_TO, ALIKE_UNDER, tall);
  const folds = between(38, 60);
  const drawn = random() < 0.22 ? between(0.16, 0.36) : 0;
  const { blind, curtain } = hangingIn(wide, tall, drawn, sides);
  const shown = (place: number): number => (mirrored ? ROOM_WIDE - place : place);
  // A curtain cuts a lamp as the side of the window does.
  const hidden = curtain / wide;
  const views = places.map((place) =>
    viewFrom(room.sizes[2]!, place, high, detail, window.posts ?? [], (u) =>
      shown(place + mix(hidden, 1 - hidden, u) * across),
    ),
  );
  const view = views.reduce((best, other) => (other.worth > best.worth ? other : best));
  const { place: left, mean } = view;
  const levelled = levelledOf(view, wide > WIDE_FRONT ? LEVELLED : LEVELLED_NARROW);
  const level = bright * (SHOWN / Math.max(0.05, mean)) ** EVENED;
  // One in six hides its room behind a sheer curtain from side to side; a wide front does not.
  const veil = random() < 0.17 ? between(0.35, 0.6) : 0;
  const sheer = blind === 0 && wide < WIDE_FRONT ? veil : 0;
  const lamp = wide * between(0.3, 0.7);
  const warm = between(-0.1, 0.8);
  // What hangs before a room is as bright as the room makes it.
  const cloth = mean / 0.5;
  const sheen = between(SHEEN[0], SHEEN[1]) * (upper ? UPPER_SHEEN : 1);
  return {
    at: (u, v, out) => {
      if (window.plain) {
        const light = GARAGE * (1 - 0.5 * v) * (0.7 + 0.3 * near((u * wide - lamp) / (0.5 * wide)));
        for (let k = 0; k < 3; k++) out[k] = light * AMBER[k]!;
        return;
      }
      lightIn(size, shown(left + u * across), ROOM_TALL - HEAD + v * high, out);
      for (let k = 0, by = columnAt(levelled, (u - hidden) / (1 - 2 * hidden)); k < 3; k++) out[k]! *= by;
      const lit = 0.3 * out[0]! + 0.6 * out[1]! + 0.1 * out[2]!;
      const lacks = 1 - lit / mean;
      const air = Math.max(even, AIR * lacks);
      if (air > 0) for (let k = 0; k < 3; k++) out[k] = mix(out[k]!, mean * EVEN[k]!, air);
      const span = u * wide;
      let [own, hung] = [1, 0];
      const fold = curtain + sheer > 0 ? 0.5 + 0.5 * Math.sin(span * folds + 0.7 * Math.sin(span * folds * 0.37)) : 0;
      if (curtain > 0) {
        own = 1 - ease(curtain * 1.12, curtain * 0.88, Math.min(span, wide - span));
        hung = (1 - own) * cloth * (0.26 + 0.2 * fold) * (1.1 - 0.35 * v);
      }
      if (sheer > 0) {
        hung = Math.max(hung, sheer * cloth * (0.3 + 0.14 * fold) * (1.15 - 0.5 * v));
        own *= 1 - 0.8 * sheer;
      }
      if (blind > 0) {
        const drop = ease(blind + 0.012, blind - 0.012, v);
        hung = mix(hung, cloth * (0.26 + 0.16 * near((span - lamp) / 0.7)) * (1.2 - 0.8 * v), drop);
        own *= 1 - drop;
      }
      const reveal = Math.min(span * 2, (wide - span) * 2, v * 3, (1 - v) * 1.6);
      const share = level * (0.72 + 0.28 * ease(0, 0.09, reveal));
      out[0] = share * (out[0]! * own + hung) + sheen * MIRRORED[0];
      const amber = warm + DIM_AMBER * (1 - clamp(lit / mean, 0, 2));
      out[1] = share * (out[1]! * own * mix(1, WARM[1], amber) + hung * AMBER[1]) + sheen * MIRRORED[1];
      out[2] = share * (out[2]! * own * mix(1, WARM[2], amber) + hung * AMBER[2]) + sheen * MIRRORED[2];
    },
    veil: (u, v, out) => {
      lightIn(blurred, shown(left + u * across), ROOM_TALL - HEAD + v * high, out);
      const light = cloth * (0.1 + 0.55 * near((u * wide - lamp) / 0.6) * near((v - 0.2) / 0.5));
      // Ceiling light fades down the cloth.
      const share = VEILED * level * (1.12 - 0.5 * v);
      for (let k = 0; k < 3; k++) out[k] = share * (light * AMBER[k]! + SHEER * out[k]! * WARM[k]!);
    },
  };
};
