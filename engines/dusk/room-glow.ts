import { lightIn, ROOM_FINE, ROOM_TALL, ROOM_WIDE, type RoomSize, roomPictures } from '#engines/dusk/room-atlas.ts';
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
  /** Its number from the left: neighbours show different rooms. */
  readonly turn: number;
  /** Lit from the hall alone. */
  readonly dim?: boolean;
  /** A garage or a stair: light, and nothing to see by it. */
  readonly plain?: boolean;
};

/** Metres from the floor to the sill and to the head of a window; one that is far taller than wide is a door's or reaches down. */
const SILL = 0.78;
const LOW_SILL = 0.25;
const HEAD = 2.2;
/** Rows of a window from which its room is to be seen, and below which it is a light. */
const ROOM_FROM = 30;
const ROOM_WHOLE = 75;

/** The evening sky in the glass, over the room: from the street one looks up at upper windows and sees more of it. */
const MIRRORED = [0.42, 0.62, 1] as const;
const SHEEN = [0.006, 0.03] as const;
const UPPER_SHEEN = 2;

/** Of a garage the street sees dark panes: the evening sky in them, most at their head, and a faint slanting band of it. */
const GARAGE = 0.06;
const BAND = 0.02;

/** How much wider than tall a front of glass is that has no blinds. */
const WIDE_FRONT = 1.1;

/** Light of a room that has only its open door's. */
const DIM = 0.3;

/** Share of the room that is seen through what hangs before it, and of all light that this lets through. */
const SHEER = 0.42;
const VEILED = 0.8;

/** Places of a window before its room among which the calmest is taken, and rows in which its sides are looked at. */
const PLACES = 6;
const ROWS = 8;

/** The place at which the sides of the window cut the least light: a lamp is seen whole or not at all. */
const calmest = (
  size: RoomSize,
  places: readonly number[],
  high: number,
  sides: (place: number) => readonly number[],
): number => {
  const out = new Float32Array(3);
  const cut = places.map((place) => {
    let most = 0;
    for (const x of sides(place))
      for (let row = 0; row < ROWS; row++) {
        lightIn(size, x, ROOM_TALL - HEAD + ((row + 0.5) / ROWS) * high, out);
        most = Math.max(most, out[0]!);
      }
    return most;
  });
  return places[cut.indexOf(Math.min(...cut))]!;
};

const near = (away: number): number => Math.exp(-away * away);
/** Green and blue of the warmest bulbs against those of the traced rooms. */
const WARM = [1, 0.84, 0.62] as const;
const AMBER = [1, 0.56, 0.22] as const;

/**
 * A traced room behind glass, in soft focus: which one, how bright and what of it shows hang on the seed and on where the
 * window stands. From the street a window at the left shows the left wall of its room. Rooms differ by a stop and a half:
 * a house whose windows are all alike is lit by a painter.
 */
export const roomGlow = (seed: number, window: RoomWindow): RoomGlow => {
  const random = seededRandom(seed);
  const between = (from: number, to: number): number => from + (to - from) * random();
  const { aspect, tall, upper } = window;
  const level = 2 ** between(-0.9, 0.5) * (window.dim ? DIM : 1);
  const rooms = roomPictures().filter((room) => room.upper === upper);
  const room = rooms[window.turn % rooms.length]!;
  const mirrored = Math.floor(window.turn / rooms.length) % 2 === 1;
  const wide = Math.max(0.2, aspect);
  const sill = wide < 0.55 ? LOW_SILL : SILL;
  const high = HEAD - sill;
  const across = wide * high;
  const finest = Math.log2((ROOM_FINE * high) / Math.max(1, tall));
  const detail = ease(ROOM_FROM, ROOM_WHOLE, tall);
  const size = room.sizes[Math.round(clamp(Math.max(finest + 0.3, 3.4 * (1 - detail)), 0, room.sizes.length - 1))]!;
  const blurred = room.sizes.at(-2)!;
  const places = Array.from(
    { length: PLACES },
    () => (ROOM_WIDE - across) * clamp(window.across + between(-0.35, 0.35), 0, 1),
  );
  const shown = (place: number): number => (mirrored ? ROOM_WIDE - place : place);
  const left = calmest(room.sizes[2]!, places, high, (place) => [shown(place), shown(place + across)]);
  const curtain = random() < 0.55 ? Math.min(between(0.1, 0.2), 0.2 * wide) : 0;
  const folds = between(38, 60);
  // Behind a wide front no blind hangs halfway.
  const drawn = random() < 0.22 ? between(0.16, 0.5) : 0;
  const blind = wide < WIDE_FRONT ? drawn : 0;
  // One in six hides its room behind a sheer curtain from side to side.
  const sheer = blind === 0 && random() < 0.17 ? between(0.45, 0.75) : 0;
  const lamp = wide * between(0.3, 0.7);
  const warm = between(0.5, 1.1);
  const sheen = between(SHEEN[0], SHEEN[1]) * (upper ? UPPER_SHEEN : 1);
  return {
    at: (u, v, out) => {
      if (window.plain) {
        const light = GARAGE * (1 - 0.8 * ease(0, 1, v)) + BAND * near((u * wide + 0.4 * v - lamp) / (0.18 * wide));
        for (let k = 0; k < 3; k++) out[k] = light * MIRRORED[k]!;
        return;
      }
      lightIn(size, shown(left + u * across), ROOM_TALL - HEAD + v * high, out);
      const span = u * wide;
      let [own, hung] = [1, 0];
      const fold = curtain + sheer > 0 ? 0.5 + 0.5 * Math.sin(span * folds + 0.7 * Math.sin(span * folds * 0.37)) : 0;
      if (curtain > 0) {
        own = 1 - ease(curtain * 1.12, curtain * 0.88, Math.min(span, wide - span));
        hung = (1 - own) * (0.16 + 0.24 * fold) * (1.1 - 0.45 * v);
      }
      if (sheer > 0) {
        hung = Math.max(hung, sheer * (0.3 + 0.14 * fold) * (1.15 - 0.5 * v));
        own *= 1 - 0.8 * sheer;
      }
      if (blind > 0) {
        const cloth = ease(blind + 0.012, blind - 0.012, v);
        hung = mix(hung, 0.3 + 0.15 * near((span - lamp) / 0.7), cloth);
        own *= 1 - cloth;
      }
      const reveal = Math.min(span * 2, (wide - span) * 2, v * 3, (1 - v) * 1.6);
      const share = level * (0.72 + 0.28 * ease(0, 0.09, reveal));
      out[0] = share * (out[0]! * own + hung) + sheen * MIRRORED[0];
      out[1] = share * (out[1]! * own * mix(1, WARM[1], warm) + hung * AMBER[1]) + sheen * MIRRORED[1];
      out[2] = share * (out[2]! * own * mix(1, WARM[2], warm) + hung * AMBER[2]) + sheen * MIRRORED[2];
    },
    veil: (u, v, out) => {
      lightIn(blurred, shown(left + u * across), ROOM_TALL - HEAD + v * high, out);
      const light = 0.1 + 0.55 * near((u * wide - lamp) / 0.6) * near((v - 0.2) / 0.5);
      // Ceiling light fades down the cloth.
      const share = VEILED * level * (1.12 - 0.5 * v);
      for (let k = 0; k < 3; k++) out[k] = share * (light * AMBER[k]! + SHEER * out[k]! * WARM[k]!);
    },
  };
};
