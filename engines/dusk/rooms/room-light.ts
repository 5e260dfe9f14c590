import { lightIn, ROOM_TALL, ROOM_WIDE, type RoomSize } from '#engines/dusk/rooms/atlas.ts';
import { columnAt, HEAD } from '#engines/dusk/rooms/view.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

/** What one window shows: which part of which room, how bright, and what hangs before it. */
export type RoomGlow = {
  /** A garage or a stair: light, and nothing to see by it. */
  readonly plain: boolean;
  /** A hall behind the ground glass of a door. */
  readonly hall: boolean;
  /** Lit by spots in its ceiling alone: no lamp of its own shines. */
  readonly spots: boolean;
  /** The room as finely as the window shows it, and blurred as cloth does. */
  readonly size: RoomSize;
  readonly blurred: RoomSize;
  readonly mirrored: boolean;
  /** Metres of the room from its left to the window's, and those that it shows. */
  readonly left: number;
  readonly across: number;
  readonly high: number;
  /** Width against height, and the share of it behind each curtain. */
  readonly wide: number;
  readonly hidden: number;
  /** What each column gains. */
  readonly levelled: Float32Array;
  readonly mean: number;
  readonly even: number;
  /** How far it shows cloth as a light alone, without the pool of a lamp. */
  readonly cloth: number;
  readonly level: number;
  readonly folds: number;
  readonly curtain: number;
  readonly sheer: number;
  readonly blind: number;
  readonly lamp: number;
  readonly warm: number;
  readonly sheen: number;
};

/** Share of its mean light that the darkest place of any window shows: walls throw light into every corner of a room, and a pane before a dark one was a brown board beside its neighbours. */
const AIR = 0.06;
/** How much more contrast a room has than it was rendered with, and the light against its mean from which it is a lamp and has no more: evenly lit panes were parchment. */
const CRISP = 0.45;
const LAMP = 2.5;
/** The most light against its mean of a room that spots in its ceiling light alone: a lamp of its own was a white scrap beside them. */
const LAMPLESS = 1.15;

/** The evening sky in the glass. */
const MIRRORED = [0.42, 0.62, 1] as const;

/** A garage whose light is on: bare walls under one lamp, and nothing to see by it. */
const GARAGE = 0.16;

/** A hall through ground glass against a room's mean light: under its ceiling lamp, and what its floor lacks of that. */
const HALL = 4.4;
const FLOOR = 0.75;

/** Share of the room that is seen through what hangs before it, and the light of both against the room's: with less, lace was tan card. */
const SHEER = 0.34;
const VEILED = 1.1;
/** Light of cloth before a lamp and of the lamp's pool on it; heights of the window that the pool spreads and from one lamp to the next, where it stands in the window and shares of that up and down. */
const DRAWN = 0.16;
const POOL = 1.6;
const POOL_WIDE = 0.3;
const APART = 1.05;
const LAMP_HEIGHT = 0.6;
const POOL_TALL = 0.36;
/** How far cloth before all of a window spreads its room's light: a lamp right behind one was a blot. */
const SPREAD = 0.75;

/** Light of a curtain at the side and of a drawn blind against the room's mean: dimmer, they were grey boards; brighter than that, sheets of cream. */
const CURTAIN = 1.4;
const BLIND = 1;

const near = (away: number): number => Math.exp(-away * away);
/** Green and blue of the warmest bulbs against those of the rendered rooms, the hue of a room that is a light alone, of cloth at the sides, and of a white curtain before all of it: as amber as the first, panes behind muntins were slabs. */
const WARM = [1, 0.84, 0.62] as const;
const EVEN = [1.4, 0.9, 0.44] as const;
const AMBER = [1, 0.56, 0.22] as const;
const VEIL = [1, 0.64, 0.36] as const;
const CLOTH = [1, 0.57, 0.24] as const;
/** Where a place of a room lies that is shown as in a mirror or not. */
export const shownAt = (place: number, mirrored: boolean): number => (mirrored ? ROOM_WIDE - place : place);

// Functions that stay, not methods of each window: those were compiled anew for every photo.

/** Light that leaves a lit room through one point of its window, 0..about 2, red green blue: (u, v) run over the whole window. The room itself, its curtains and a blind that is drawn halfway. */
export const roomAt = (glow: RoomGlow, u: number, v: number, out: Float32Array): void => {
  const { plain, size, mirrored, left, across, high, wide, hidden, levelled, mean, even, level } = glow;
  const { folds, curtain, sheer, blind, lamp, warm, sheen } = glow;
  if (plain) {
    const light = GARAGE * (1 - 0.5 * v) * (0.7 + 0.3 * near((u * wide - lamp) / (0.5 * wide)));
    for (let k = 0; k < 3; k++) out[k] = light * AMBER[k]!;
    return;
  }
  if (glow.hall) {
    const light =
      HALL * level * mean * (1 - FLOOR * ease(0, 1, v)) * (0.8 + 0.2 * near((u * wide - lamp) / (0.4 * wide)));
    for (let k = 0; k < 3; k++) out[k] = light * CLOTH[k]!;
    return;
  }
  lightIn(size, shownAt(left + u * across, mirrored), ROOM_TALL - HEAD + v * high, out);
  for (let k = 0, by = columnAt(levelled, (u - hidden) / (1 - 2 * hidden)); k < 3; k++) out[k]! *= by;
  const light = (0.3 * out[0]! + 0.6 * out[1]! + 0.1 * out[2]!) / mean;
  const steeper = clamp(light + 0.05, 0.05, LAMP) ** CRISP;
  const crisp = glow.spots ? Math.min(steeper, LAMPLESS / light) : steeper;
  for (let k = 0; k < 3; k++) out[k]! *= crisp;
  const air = Math.max(even, AIR * (1 - light));
  if (air > 0) for (let k = 0; k < 3; k++) out[k] = mix(out[k]!, mean * EVEN[k]!, air);
  const span = u * wide;
  let [own, hung] = [1, 0];
  const fold = curtain + sheer > 0 ? 0.5 + 0.5 * Math.sin(span * folds + 0.7 * Math.sin(span * folds * 0.37)) : 0;
  if (curtain > 0) {
    own = 1 - ease(curtain * 1.12, curtain * 0.88, Math.min(span, wide - span));
    hung = (1 - own) * mean * (CURTAIN + 0.6 * fold) * (1.1 - 0.35 * v);
  }
  if (sheer > 0) {
    hung = Math.max(hung, sheer * (0.3 + 0.14 * fold) * (1.15 - 0.5 * v));
    own *= 1 - 0.8 * sheer;
  }
  if (blind > 0) {
    const cloth = ease(blind + 0.012, blind - 0.012, v);
    hung = mix(hung, mean * (BLIND + 0.6 * near((span - lamp) / 0.7)), cloth);
    own *= 1 - cloth;
  }
  const reveal = Math.min(span * 2, (wide - span) * 2, v * 3, (1 - v) * 1.6);
  const share = level * (0.72 + 0.28 * ease(0, 0.09, reveal));
  out[0] = share * (out[0]! * own + hung) + sheen * MIRRORED[0];
  out[1] = share * (out[1]! * own * mix(1, WARM[1], warm) + hung * CLOTH[1]) + sheen * MIRRORED[1];
  out[2] = share * (out[2]! * own * mix(1, WARM[2], warm) + hung * CLOTH[2]) + sheen * MIRRORED[2];
};

/** The same lamp behind a closed blind or a drawn curtain. */
export const veilAt = (glow: RoomGlow, u: number, v: number, out: Float32Array): void => {
  const { blurred, mirrored, left, across, high, wide, level, lamp, mean, cloth } = glow;
  lightIn(blurred, shownAt(left + u * across, mirrored), ROOM_TALL - HEAD + v * high, out);
  for (let k = 0; k < 3; k++) out[k] = mix(out[k]!, mean * EVEN[k]!, SPREAD);
  // A lamp stands behind the cloth: its pool is what tells that someone is at home.
  let pool = 0;
  for (let at = lamp; at > -APART / 2; at -= APART) pool += near((u * wide - at) / POOL_WIDE);
  for (let at = lamp + APART; at < wide + APART / 2; at += APART) pool += near((u * wide - at) / POOL_WIDE);
  const light = DRAWN + POOL * (1 - cloth) ** 2 * pool * near((v - LAMP_HEIGHT) / POOL_TALL);
  // Ceiling light fades down the cloth.
  const share = VEILED * level * (1.12 - 0.5 * v);
  for (let k = 0; k < 3; k++) out[k] = share * (light * VEIL[k]! + SHEER * out[k]! * WARM[k]!);
};
