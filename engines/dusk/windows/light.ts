import type { Quad } from '#engines/dusk/parameters.ts';
import { type RoomGlow, roomAt, veilAt } from '#engines/dusk/rooms/room-light.ts';
import { barsIn, isLightFrame, type LumaCrop, levelsOf } from '#engines/dusk/windows/bars.ts';
import { bowedSill } from '#engines/dusk/windows/bowed-sills.ts';
import { foldsIn } from '#engines/dusk/windows/folds.ts';
import { hangingsOf, unrestIn } from '#engines/dusk/windows/hangings.ts';
import { glassInLeaf, withOrnaments } from '#engines/dusk/windows/leaf-glass.ts';
import { keepSeen, sureLines } from '#engines/dusk/windows/pane-chance.ts';
import { standsBefore } from '#engines/dusk/windows/pane-front.ts';
import { type PanePiece, pieceOf } from '#engines/dusk/windows/pane-piece.ts';
import { insideRow, keepBare, keepOwn, keepShining } from '#engines/dusk/windows/pane-rows.ts';
import { railsIn } from '#engines/dusk/windows/rails.ts';
import { beforeLace, isLace, ridgesIn } from '#engines/dusk/windows/ridges.ts';
import { NO_RIMS, type Rims, rimsIn } from '#engines/dusk/windows/rims.ts';
import { wallIn } from '#engines/dusk/windows/wall.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { clamp, exp2 } from '#engines/raster/scalar.ts';

const SCALE = 1.4 / 255;
/** Emitted light per stored byte. */
export const EMITTED: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => (byte * SCALE) ** 2);
export const encodeEmitted = (light: number): number => Math.min(255, Math.sqrt(Math.max(0, light)) / SCALE);

/** Light of a room at its brightest, through glass, as the camera holds it: a lamp keeps its colour and its shade, and no pane is a white sheet. */
const BRIGHTEST = 1.1;
export const heldLight = (light: number): number => BRIGHTEST * (1 - Math.exp(-light / BRIGHTEST));

export type Bounds = { left: number; top: number; right: number; bottom: number };

export const boundsOf = (quads: readonly Quad[], width: number, height: number): Bounds => {
  const xs = quads.flatMap((quad) => quad.map((corner) => corner[0] * width));
  const ys = quads.flatMap((quad) => quad.map((corner) => corner[1] * height));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

export type PaneLight = {
  readonly photo: Raster;
  readonly luma: Uint8Array;
  readonly quad: Quad;
  /** Where a pixel lies in the window that the pane is part of, and the room behind it. */
  readonly whole: (x: number, y: number) => readonly [number, number];
  readonly room: RoomGlow;
  readonly strength: number;
  /** The network's chance of glass; none where the person drew the pane. */
  readonly pane: Plane | undefined;
  /** In or over a door, of any outline. */
  readonly leaf?: boolean | undefined;
  /** It mirrors leaves: no line in it is a bar, and nothing that stands out is in the room. */
  readonly mirrors?: boolean | undefined;
  /** A slot of a door, all of it glass. */
  readonly slot?: boolean | undefined;
  /** Its room is lit by day: all that is bright in it is glass, and nothing of it a bar or a sill. */
  readonly shines?: boolean | undefined;
};

/** Stops of what stands out in the glass by day: a lamp, a chair, a curtain's fold; more of it makes parchment of old glass. */
const DETAIL = 0.35;
/** Share of it for what is darker: wires and twigs mirrored in the glass drown in the light of the room. */
const DARKER = 0.4;
/** Share of a pane's smaller side over which the light in it is taken as a reflection: clouds and trees are wider than that. */
const REFLECTED = 0.11;

/** Light around each place of a pane: what is as broad as that, clouds and trees mirrored in it, is no part of the room. */
const aroundIn = ({ width, height, luma }: LumaCrop): Float32Array => {
  const plane = newPlane(width, height);
  for (let i = 0; i < luma.length; i++) plane.data[i] = luma[i]! / 255;
  return boxBlur(plane, Math.max(2, Math.round(REFLECTED * Math.min(width, height)))).data;
};

/** Light by which two places differ through the grain of the photo alone: shown before a lamp it is paper. */
const GRAIN = 0.02;
/** What is lighter or darker than its surroundings, up to 1. */
const detailAt = (luma: number, around: number): number =>
  luma > around ? clamp((luma - around - GRAIN) / 0.12, 0, 1) : DARKER * clamp((luma - around + GRAIN) / 0.12, -1, 0);

/** Folds and slats before the light: those lighter than what is around let more of it through. Told by more, the twigs before a curtain were camouflage. */
const FOLDS = 1.5;
const FOLDED = [0.6, 1.3] as const;
const throughVeil = (luma: number, around: number): number =>
  clamp((luma / Math.max(0.2, around)) ** FOLDS, FOLDED[0], FOLDED[1]);

/** Light through the glass of a door, which is ground or bevelled: a hall is dimmer than a room, and clear as a window's the ovals of a dark door were white. */
const OBSCURE = 0.6;

/** The glass of one pane: how it is told from what stands in it or before it, and what hangs behind it. */
type PaneGlass = {
  /** Light from outside the glass that is let through, and how far it is hung with cloth. */
  readonly through: number;
  readonly veiled: number;
  /** Rows of it as shares of the pane, where a sill that is bowed begins, and the rims of its sash. */
  readonly rows: readonly [number, number];
  readonly sill?: Float32Array | undefined;
  readonly rims: Rims;
  /** Share of glass by its own colour, in a door; else bars, ridges and what stands before it. */
  readonly own?: ((at: number) => number) | undefined;
  readonly bar: (i: number) => number;
  readonly ridges?: Float32Array | undefined;
  readonly screen?: Float32Array | undefined;
};

const noBar = (): number => 0;
const allGlass = (): number => 1;

/** Glass of a door by its own colour; nothing where the pane is in none. */
const glassInDoor = ({ photo, luma, leaf, slot }: PaneLight, piece: PanePiece) => {
  if (slot) return { own: allGlass, obscure: true };
  if (!leaf || piece.outer.length === 0) return undefined;
  const { share, obscure } = glassInLeaf(photo, luma, piece.inner, piece.outer, piece.core);
  return { own: obscure ? withOrnaments(share, piece, photo.width) : share, obscure };
};

const glassOf = (light: PaneLight, piece: PanePiece, quad: Quad, box: Bounds, around: Float32Array): PaneGlass => {
  const { photo, luma, strength, leaf, mirrors, slot, shines } = light;
  const { uv, inner } = piece;
  const levels = levelsOf(piece, uv);
  const bar = mirrors || shines ? noBar : barsIn(piece, uv, levels);
  const rows = leaf || slot ? ([0, 1] as const) : railsIn(bar, uv, tallOf(box) / wideOf(box));
  const sill = leaf || slot || shines ? undefined : bowedSill(piece, uv, levels);
  const seen = hangingsOf(photo, inner, luma, unrestIn(piece.luma, around, uv));
  // A drawn curtain stays drawn: what is behind it nobody knows.
  const folds = leaf || slot || mirrors || shines ? 0 : foldsIn(piece.luma, piece.width, uv);
  const hangings = { ...seen, veiled: Math.max(seen.veiled, folds) };
  const standing = isLightFrame(levels) ? ridgesIn(piece, levels, hangings.veiled) : undefined;
  const lace = standing !== undefined && isLace(standing, bar, uv);
  const ridges = lace ? beforeLace(piece, levels) : standing;
  const door = glassInDoor(light, piece);
  const told = door !== undefined || shines === true;
  return {
    through: strength * (door?.obscure ? OBSCURE : 1),
    veiled: slot ? 0 : lace ? 1 : hangings.veiled,
    rows,
    sill,
    rims: told ? NO_RIMS : rimsIn(photo, quad),
    own: door?.own,
    bar,
    ridges,
    screen: told ? undefined : standsBefore(photo, piece, box, wallIn(photo, quad, piece, inner), hangings),
  };
};

const wideOf = ({ left, right }: Bounds): number => Math.max(1, right - left);
const tallOf = ({ top, bottom }: Bounds): number => Math.max(1, bottom - top);

/** Light of the room at one place of it, through what hangs before it, into `open`; `shut` is for its cloth. */
const lightAt = (
  room: RoomGlow,
  u: number,
  v: number,
  veiled: number,
  day: number,
  around: number,
  through: number,
  open: Float32Array,
  shut: Float32Array,
): void => {
  const bare = veiled < 1 ? (1 - veiled) * exp2(DETAIL * detailAt(day, around)) : 0;
  const hung = veiled > 0 ? veiled * throughVeil(day, around) : 0;
  if (veiled < 1) roomAt(room, u, v, open);
  if (veiled > 0) veilAt(room, u, v, shut);
  for (let k = 0; k < 3; k++) open[k] = through * (bare * open[k]! + hung * shut[k]!);
};

/** Lays light through so much clear glass on a pixel. */
const layLight = (emitted: Uint8Array, glass: Uint8Array, at: number, clear: number, light: Float32Array): void => {
  const bright = 0.3 * light[0]! + 0.6 * light[1]! + 0.1 * light[2]!;
  const held = bright > 0 ? (clear * heldLight(bright)) / bright : 0;
  for (let k = 0, p = at * 3; k < 3; k++, p++) emitted[p] = Math.max(emitted[p]!, encodeEmitted(held * light[k]!));
  glass[at] = Math.max(glass[at]!, clear * 255);
};

/** How clear the glass is along one row of a pane. */
const clearRow = (
  clear: Float64Array,
  { luma, uv, left, top, width: w }: PanePiece,
  y: number,
  { own, bar, ridges, screen, rims, rows, sill }: PaneGlass,
  wide: number,
  tall: number,
  width: number,
): void => {
  insideRow(clear, uv, y * w, wide, tall, rims, rows, sill);
  if (own) keepOwn(clear, own, (top + y) * width + left);
  else if (screen) keepBare(clear, bar, ridges, screen, y * w);
  else keepShining(clear, luma, y * w);
};

/** Share of a window's height that an arch over it shows of its room: over its head is none. */
const HEADS = 0.04;

/** Least share of clear glass that is lit. */
const CLEAR = 0.01;

/** Lights one row of a pane, `start` in its piece and `first` in the photo. */
const lightRow = (
  clear: Float64Array,
  start: number,
  first: number,
  left: number,
  y: number,
  { whole, room, mirrors }: PaneLight,
  luma: Uint8Array,
  around: Float32Array,
  { veiled, through }: PaneGlass,
  emitted: Uint8Array,
  glass: Uint8Array,
): void => {
  const [open, shut] = [new Float32Array(3), new Float32Array(3)];
  for (let x = 0, i = start; x < clear.length; x++, i++) {
    if (clear[x]! < CLEAR) continue;
    const [across, down] = whole(left + x + 0.5, y + 0.5);
    const day = mirrors ? around[i]! : luma[i]! / 255;
    lightAt(room, across, Math.max(HEADS, down), veiled, day, around[i]!, through, open, shut);
    layLight(emitted, glass, first + x, clear[x]!, open);
  }
};

/** Lights one pane: room or blind behind it, bars and whatever stands before it left dark. */
export const lightPane = (light: PaneLight, emitted: Uint8Array, glass: Uint8Array): void => {
  const { photo, luma, quad, pane } = light;
  const { width, height } = photo;
  const corner = (n: 0 | 1 | 2 | 3): readonly [number, number] => [quad[n][0] * width, quad[n][1] * height];
  const pixels: Quad = [corner(0), corner(1), corner(2), corner(3)];
  const box = boundsOf([quad], width, height);
  const piece = pieceOf(photo, luma, pixels, box, light.leaf === true);
  if (!piece) return;
  const { left, top, width: w, height: h } = piece;
  const around = aroundIn(piece);
  const own = glassOf(light, piece, pixels, box, around);
  const sure = pane && sureLines(pane, quad);
  const clear = new Float64Array(w);
  for (let y = 0; y < h; y++) {
    clearRow(clear, piece, y, own, wideOf(box), tallOf(box), width);
    if (pane && sure) keepSeen(clear, piece.uv, y * w, pane, sure, left, top + y, width, height);
    const first = (top + y) * width + left;
    lightRow(clear, y * w, first, left, top + y, light, piece.luma, around, own, emitted, glass);
  }
};
