import type { Quad } from '#engines/dusk/parameters.ts';
import { type RoomGlow, roomAt, veilAt } from '#engines/dusk/rooms/room-light.ts';
import { barsIn, isLightFrame, type LumaCrop, levelsOf } from '#engines/dusk/windows/bars.ts';
import { bowedSill } from '#engines/dusk/windows/bowed-sills.ts';
import { hangingsOf, unrestIn } from '#engines/dusk/windows/hangings.ts';
import { closeHedge } from '#engines/dusk/windows/hedges.ts';
import { glassInLeaf, withOrnaments } from '#engines/dusk/windows/leaf-glass.ts';
import { quadSpace } from '#engines/dusk/windows/quad-space.ts';
import { railsIn } from '#engines/dusk/windows/rails.ts';
import { beforeLace, isLace, ridgesIn } from '#engines/dusk/windows/ridges.ts';
import { NO_RIMS, rimsIn } from '#engines/dusk/windows/rims.ts';
import { wallIn } from '#engines/dusk/windows/wall.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { clamp, ease, exp2 } from '#engines/raster/scalar.ts';

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
  /** Its room is lit by day: all that is bright in it is glass, and nothing of it a bar or a sill. */
  readonly shines?: boolean | undefined;
};

/** Luma by day between which a place of a pane whose room is lit is frame, and is glass. */
const SHINING = [0.5, 0.58] as const;

const chanceAt = (plane: Plane, x: number, y: number): number => {
  const px = Math.min(plane.width - 1.001, Math.max(0, x * plane.width - 0.5));
  const py = Math.min(plane.height - 1.001, Math.max(0, y * plane.height - 0.5));
  const i = Math.floor(py) * plane.width + Math.floor(px);
  const a = px - Math.floor(px);
  const b = py - Math.floor(py);
  const { data } = plane;
  const above = data[i]! + (data[i + 1]! - data[i]!) * a;
  const below = data[i + plane.width]! + (data[i + plane.width + 1]! - data[i + plane.width]!) * a;
  return above + (below - above) * b;
};

/** Rows and columns in which the chance of glass of one quad is read. */
const LINES = 24;

/** Between two sure lines all is sure: a pane in doubt amid others is lit with them. */
const fillDips = (lines: Float32Array): void => {
  const after = Float32Array.from(lines);
  for (let i = LINES - 2; i >= 0; i--) after[i] = Math.max(after[i]!, after[i + 1]!);
  for (let i = 0, before = 0; i < LINES; i++) {
    before = Math.max(before, lines[i]!);
    lines[i] = Math.min(before, after[i]!);
  }
};

/** A quad that reaches over wall or post is lit up to a straight line, where the chance falls off as a whole. */
const sureIn = (pane: Plane, [a, b, c, d]: Quad): ((u: number, v: number) => number) => {
  const columns = new Float32Array(LINES);
  const rows = new Float32Array(LINES);
  for (let j = 0; j < LINES; j++)
    for (let i = 0; i < LINES; i++) {
      const [u, v] = [(i + 0.5) / LINES, (j + 0.5) / LINES];
      const x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v;
      const y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v;
      const chance = chanceAt(pane, x, y) / LINES;
      columns[i]! += chance;
      rows[j]! += chance;
    }
  fillDips(columns);
  fillDips(rows);
  const [most, tallest] = [Math.max(...columns), Math.max(...rows)];
  const at = (lines: Float32Array, place: number): number =>
    lines[Math.min(LINES - 1, Math.max(0, Math.floor(place * LINES)))]!;
  return (u, v) => ease(0.5, 0.68, at(columns, u) / most) * ease(0.4, 0.58, at(rows, v) / tallest);
};

/** Stops of what stands out in the glass by day: a lamp, a chair, a curtain's fold; more of it makes parchment of old glass. */
const DETAIL = 0.55;
/** Share of it for what is darker: wires and twigs mirrored in the glass drown in the light of the room. */
const DARKER = 0.6;
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

const FOLDS = 2.4;
/** Folds and slats before the light: those lighter than what is around let more of it through. */
const throughVeil = (luma: number, around: number): number => clamp((luma / Math.max(0.2, around)) ** FOLDS, 0.4, 1.3);

/** How far a pixel is of another hue than the glass: what stands before it. */
const tinted = (data: Uint8Array, p: number, warm: number, green: number): number => {
  const [r, g, b] = [data[p]!, data[p + 1]!, data[p + 2]!];
  return ease(0.16, 0.28, 0.5 * Math.abs((r - b) / 255 - warm) + 2 * Math.abs((2 * g - r - b) / 510 - green));
};

/** Light through the glass of a door, which is ground or bevelled: a hall is dimmer than a room, and clear as a window's the ovals of a dark door were white. */
const OBSCURE = 0.6;

/** Bytes that green has over the mean of red and blue, twice, from which a place is of leaves. */
const GREEN = 16;

/** Lights one pane: room or blind behind it, bars and whatever stands before it left dark. */
export const lightPane = (light: PaneLight, emitted: Uint8Array, glass: Uint8Array): void => {
  const { photo, luma, quad, whole, room, strength, pane, leaf, mirrors, shines } = light;
  const { width, height } = photo;
  const corner = (n: 0 | 1 | 2 | 3): readonly [number, number] => [quad[n][0] * width, quad[n][1] * height];
  const pixels: Quad = [corner(0), corner(1), corner(2), corner(3)];
  const box = boundsOf([quad], width, height);
  const frame = 2 + Math.round(0.03 * Math.min(box.right - box.left, box.bottom - box.top));
  const left = Math.max(0, Math.floor(box.left) - frame);
  const top = Math.max(0, Math.floor(box.top) - frame);
  const w = Math.min(width, Math.ceil(box.right) + frame + 1) - left;
  const h = Math.min(height, Math.ceil(box.bottom) + frame + 1) - top;
  if (w < 3 || h < 3) return;
  const place = quadSpace(pixels);
  const uv = new Float32Array(w * h * 2);
  const crop = new Uint8Array(w * h);
  const tints = new Uint8Array(w * h);
  const inner: number[] = [];
  const outer: number[] = [];
  const core: number[] = [];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const [u, v] = place(left + x + 0.5, top + y + 0.5);
      uv[i * 2] = u;
      uv[i * 2 + 1] = v;
      const at = (top + y) * width + left + x;
      crop[i] = luma[at]!;
      tints[i] = 128 + (photo.data[at * 3]! - photo.data[at * 3 + 2]!) / 2;
      if ((x + y) % 2 === 0 && u > 0.05 && u < 0.95 && v > 0.05 && v < 0.95) inner.push(at);
      if (leaf && Math.min(u, 1 - u, v, 1 - v) < 0) outer.push(at);
      if (leaf && Math.abs(u - 0.5) < 0.2 && Math.abs(v - 0.5) < 0.25) core.push(at);
    }
  if (inner.length < 4) return;
  const piece = { width: w, height: h, luma: crop, warm: tints };
  const levels = levelsOf(piece, uv);
  const bar = mirrors || shines ? () => 0 : barsIn(piece, uv, levels);
  const around = aroundIn(piece);
  const wide = Math.max(1, box.right - box.left);
  const tall = Math.max(1, box.bottom - box.top);
  const [head, foot] = leaf ? [0, 1] : railsIn(bar, uv, tall / wide);
  const sill = leaf || shines ? undefined : bowedSill(piece, uv, levels);
  const sure = pane ? sureIn(pane, quad) : () => 1;
  const hangings = hangingsOf(photo, inner, luma, unrestIn(crop, around, uv));
  const { warm, green } = hangings;
  const standing = isLightFrame(levels) ? ridgesIn(piece, levels, hangings.veiled) : undefined;
  const lace = standing !== undefined && isLace(standing, bar, uv);
  const ridges = lace ? beforeLace(piece, levels) : standing;
  const veiled = lace ? 1 : hangings.veiled;
  const inLeaf = leaf && outer.length > 0 ? glassInLeaf(photo, luma, inner, outer, core) : undefined;
  const own = inLeaf?.obscure ? withOrnaments(inLeaf.share, { left, top, width: w, height: h }, width) : inLeaf?.share;
  const through = strength * (inLeaf?.obscure ? OBSCURE : 1);
  const [open, shut] = [new Float32Array(3), new Float32Array(3)];
  const rims = own || shines ? NO_RIMS : rimsIn(photo, pixels);
  const front = newPlane(w, h);
  const wall = wallIn(photo, pixels, { left, top, width: w, height: h }, inner);
  if (!own)
    for (let y = 0, i = 0; y < h; y++)
      for (let x = 0; x < w; x++, i++)
        front.data[i] = Math.max(wall[i]!, 0.9 * tinted(photo.data, 3 * ((top + y) * width + left + x), warm, green));
  const leafy = (x: number, y: number): boolean => {
    const p = 3 * ((top + y) * width + left + x);
    return 2 * photo.data[p + 1]! - photo.data[p]! - photo.data[p + 2]! > GREEN;
  };
  if (!own) closeHedge(front, box.left - left, box.right - left, box.top - top, box.bottom - top, leafy);
  const screen = boxBlur(front, 1).data;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const u = uv[i * 2]!;
      const v = uv[i * 2 + 1]!;
      const inset = Math.min(
        u * wide - rims.left,
        (1 - u) * wide - rims.right,
        v * tall - rims.top,
        (1 - v) * tall - rims.bottom,
      );
      const inside = ease(-0.4, 1.4, inset);
      if (inside <= 0 || v < head || v > foot || (sill && v > sill[x]!)) continue;
      const at = (top + y) * width + left + x;
      const seen = pane ? ease(0.08, 0.3, chanceAt(pane, (left + x) / width, (top + y) / height)) * sure(u, v) : 1;
      const clear =
        inside *
        (own
          ? own(at)
          : shines
            ? ease(SHINING[0], SHINING[1], crop[i]! / 255)
            : 1 - Math.max(bar(i), ridges?.[i] ?? 0, ease(0.2, 0.7, screen[i]!))) *
        seen;
      if (clear < 0.01) continue;
      const [across, down] = whole(left + x + 0.5, top + y + 0.5);
      const day = mirrors ? around[i]! : crop[i]! / 255;
      const bare = veiled < 1 ? (1 - veiled) * exp2(DETAIL * detailAt(day, around[i]!)) : 0;
      const hung = veiled > 0 ? veiled * throughVeil(day, around[i]!) : 0;
      if (veiled < 1) roomAt(room, across, down, open);
      if (veiled > 0) veilAt(room, across, down, shut);
      for (let k = 0; k < 3; k++) open[k] = through * (bare * open[k]! + hung * shut[k]!);
      const bright = 0.3 * open[0]! + 0.6 * open[1]! + 0.1 * open[2]!;
      const held = bright > 0 ? (clear * heldLight(bright)) / bright : 0;
      for (let k = 0; k < 3; k++) emitted[at * 3 + k] = Math.max(emitted[at * 3 + k]!, encodeEmitted(held * open[k]!));
      glass[at] = Math.max(glass[at]!, clear * 255);
    }
};
