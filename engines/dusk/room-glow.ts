import { lightIn, ROOM_FINE, ROOM_TALL, ROOM_WIDE, roomPictures } from '#engines/dusk/room-atlas.ts';
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

/** Of a garage the street sees hardly more than dark panes: what falls into it from the house. */
const GARAGE = 0.045;

/** Light of a room that has only its open door's. */
const DIM = 0.3;

/** Share of the room that is seen through what hangs before it, and of all light that this lets through. */
const SHEER = 0.42;
const VEILED = 0.8;

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
  const left = (ROOM_WIDE - across) * clamp(window.across + between(-0.3, 0.3), 0, 1);
  const finest = Math.log2((ROOM_FINE * high) / Math.max(1, tall));
  const detail = ease(ROOM_FROM, ROOM_WHOLE, tall);
  const size = room.sizes[Math.round(clamp(Math.max(finest + 0.2, 3.4 * (1 - detail)), 0, room.sizes.length - 1))]!;
  const blurred = room.sizes.at(-2)!;
  const curtain = random() < 0.55 ? Math.min(between(0.1, 0.2), 0.2 * wide) : 0;
  const folds = between(38, 60);
  const blind = random() < 0.16 ? between(0.18, 0.38) : 0;
  const lamp = wide * between(0.3, 0.7);
  const warm = between(0.5, 1.1);
  const sheen = between(SHEEN[0], SHEEN[1]) * (upper ? UPPER_SHEEN : 1);
  return {
    at: (u, v, out) => {
      if (window.plain) {
        const light = GARAGE * level * (0.34 + 0.3 * near((u * wide - lamp) / (0.35 * wide)) - 0.12 * v);
        for (let k = 0; k < 3; k++) out[k] = light * AMBER[k]!;
        return;
      }
      const x = left + u * across;
      lightIn(size, mirrored ? ROOM_WIDE - x : x, ROOM_TALL - HEAD + v * high, out);
      const span = u * wide;
      let [own, hung] = [1, 0];
      if (curtain > 0) {
        const fold = 0.5 + 0.5 * Math.sin(span * folds + 0.7 * Math.sin(span * folds * 0.37));
        own = 1 - ease(curtain * 1.12, curtain * 0.88, Math.min(span, wide - span));
        hung = (1 - own) * (0.16 + 0.24 * fold) * (1.1 - 0.45 * v);
      }
      if (blind > 0) {
        const drawn = ease(blind + 0.012, blind - 0.012, v);
        hung = mix(hung, 0.3 + 0.15 * near((span - lamp) / 0.7), drawn);
        own *= 1 - drawn;
      }
      const reveal = Math.min(span * 2, (wide - span) * 2, v * 3, (1 - v) * 1.6);
      const share = level * (0.72 + 0.28 * ease(0, 0.09, reveal));
      out[0] = share * (out[0]! * own + hung) + sheen * MIRRORED[0];
      out[1] = share * (out[1]! * own * mix(1, WARM[1], warm) + hung * AMBER[1]) + sheen * MIRRORED[1];
      out[2] = share * (out[2]! * own * mix(1, WARM[2], warm) + hung * AMBER[2]) + sheen * MIRRORED[2];
    },
    veil: (u, v, out) => {
      const x = left + u * across;
      lightIn(blurred, mirrored ? ROOM_WIDE - x : x, ROOM_TALL - HEAD + v * high, out);
      const light = 0.1 + 0.5 * near((u * wide - lamp) / 0.6) * near((v - 0.25) / 0.55);
      for (let k = 0; k < 3; k++) out[k] = VEILED * level * (light * AMBER[k]! + SHEER * out[k]! * WARM[k]!);
    },
  };
};
