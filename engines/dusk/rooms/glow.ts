import { ROOM_FINE, ROOM_WIDE, roomPictures } from '#engines/dusk/rooms/atlas.ts';
import { type RoomGlow, shownAt } from '#engines/dusk/rooms/room-light.ts';
import { HEAD, levelledOf, type View, viewFrom } from '#engines/dusk/rooms/view.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

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
  /** Share of its own light: less of a room that is lit from the hall alone, or of a neighbour's. */
  readonly share?: number;
  /** A garage or a stair: light, and nothing to see by it. */
  readonly plain?: boolean;
  /** A hall behind the ground glass of a door. */
  readonly hall?: boolean;
  /** Lit by spots in its ceiling that are seen to burn: no other lamp stands in it. */
  readonly spots?: boolean;
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
const ALIKE_UNDER = 17;
const ALIKE_TO = 25;

/** Halvings by which a room is softer than its window is fine: the camera is focused on the house, and a lamp or a frame on a wall is no more than a shape. */
const SOFT = 0.3;

/** Least and most of the evening sky in the glass, over the room, and how much more of it upper windows show: from the street one looks up at them. */
const SHEEN = [0.006, 0.03] as const;
const UPPER_SHEEN = 2;

/** How much wider than tall a front of glass is that has no blinds, and how narrow a window in which curtains are a second frame. */
const NARROW = 0.45;
const WIDE_FRONT = 1.1;

/** Width against height under which a window is the slit beside a door: of the hall behind it nothing is told but its light. */
const SLIT = 0.25;

/** Width against height under which a small window behind cloth or slats shows its light alone: in a row of them the same ball hung in each. */
const SMALL = 0.62;
const clothIn = (wide: number, tall: number): number => (wide < SMALL && tall < HUNG_FROM ? ALIKE : 0);

/** Places of a window before its room among which the best is taken. */
const PLACES = 12;
/** How much of the difference between its columns is taken away, and behind a narrower window: a room behind a wide front has more than one lamp, and any has a ceiling. */
const LEVELLED = 0.9;
const LEVELLED_NARROW = 0.6;

/** Mean light of what a window shows, and how much of the difference to it is taken away: one that faces a lamp is exposed for it. */
const SHOWN = 0.46;
const EVENED = 0.85;

/** Stops of a room's light, and how far its bulbs are the warmest, from one room to the next: dimmer and paler, some are tan boards; brighter and warmer, all are one opaque yellow. */
const BRIGHT = [-0.25, 0.35] as const;
const BULBS = [0.4, 1.1] as const;

const withoutLamp = ({ brightest }: View): number => -brightest;

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

/**
 * A rendered room behind glass, in soft focus: which one, how bright and what of it shows hang on the seed and on where the
 * window stands. From the street a window at the left shows the left wall of its room. Rooms differ by half a stop.
 */
export const roomGlow = (seed: number, window: RoomWindow): RoomGlow => {
  const random = seededRandom(seed);
  const between = (from: number, to: number): number => from + (to - from) * random();
  const { aspect, tall, upper } = window;
  const bright = 2 ** between(BRIGHT[0], BRIGHT[1]) * (window.share ?? 1);
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
  const blurred = room.sizes.at(-2)!;
  const told = room.sizes[Math.round(clamp(Math.max(finest + SOFT, 3.4 * (1 - detail)), 0, room.sizes.length - 1))]!;
  const size = aspect < SLIT ? blurred : told;
  const places = Array.from(
    { length: PLACES },
    () => (ROOM_WIDE - across) * clamp(window.across + between(-0.35, 0.35), 0, 1),
  );
  const sides = random() < 0.55 ? Math.min(between(0.1, 0.2), 0.2 * wide) : 0;
  const even = ALIKE * ease(ALIKE_TO, ALIKE_UNDER, tall);
  const folds = between(38, 60);
  const drawn = random() < 0.22 ? between(0.16, 0.36) : 0;
  const { blind, curtain } = hangingIn(wide, tall, drawn, sides);
  // A curtain cuts a lamp as the side of the window does.
  const hidden = curtain / wide;
  const views = places.map((place) =>
    viewFrom(room.sizes[2]!, place, high, wide > WIDE_FRONT, window.posts ?? [], (u) =>
      shownAt(place + mix(hidden, 1 - hidden, u) * across, mirrored),
    ),
  );
  const worthOf = window.spots ? withoutLamp : ({ worth }: View): number => worth;
  const view = views.reduce((best, other) => (worthOf(other) > worthOf(best) ? other : best));
  const { place: left, mean } = view;
  const levelled = levelledOf(view, wide > WIDE_FRONT ? LEVELLED : LEVELLED_NARROW);
  const level = bright * (SHOWN / Math.max(0.05, mean)) ** EVENED;
  // One in six hides its room behind a sheer curtain from side to side; a wide front does not.
  const veil = random() < 0.17 ? between(0.35, 0.6) : 0;
  const sheer = blind === 0 && wide < WIDE_FRONT ? veil : 0;
  const lamp = wide * between(0.3, 0.7);
  const warm = between(BULBS[0], BULBS[1]);
  const sheen = between(SHEEN[0], SHEEN[1]) * (upper ? UPPER_SHEEN : 1);
  return {
    plain: window.plain ?? false,
    hall: window.hall ?? false,
    spots: window.spots ?? false,
    size,
    blurred,
    mirrored,
    left,
    across,
    high,
    wide,
    hidden,
    levelled,
    mean,
    even,
    cloth: Math.max(even, clothIn(wide, tall)),
    level,
    folds,
    curtain,
    sheer,
    blind,
    lamp,
    warm,
    sheen,
  };
};
