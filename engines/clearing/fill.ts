import type { Lens } from '#domain/scene/camera.ts';
import { boardsOn } from '#engines/clearing/boards-on.ts';
import { closeStep } from '#engines/clearing/close-step.ts';
import { findSeams } from '#engines/clearing/floor-lattice.ts';
import { floorMean } from '#engines/clearing/floor-mean.ts';
import { quiltFloor } from '#engines/clearing/floor-texture.ts';
import { addGrain } from '#engines/clearing/grain.ts';
import { pushPull } from '#engines/clearing/push-pull.ts';
import { meetBorder } from '#engines/clearing/seam.ts';
import { type Bareness, SURE_UNDER, shadesOf } from '#engines/clearing/shade.ts';
import { CEILING, FLOOR, type Surfaces } from '#engines/clearing/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate, eitherOf } from '#engines/raster/morphology.ts';
import { type Mask, newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

export type PlaneFill = {
  readonly picture: Raster;
  /** Pixels of sides that nothing is seen of, so that only a smooth guess lies there. */
  readonly blind: Uint8Array;
};

/** Floor whose mean lies this many levels (three channels) off its shade is sun or a window's glare, no source of boards. */
const GLARE = 180;

/** Bare room under the mask: shade of every surface, the floor's texture, grain on the walls. */
export const fillBySurfaces = (
  photo: Raster,
  mask: Mask,
  lens: Lens | undefined,
  surfaces: Surfaces,
  bare: Bareness,
  seed: number,
  /** Height of the room in metres, where its box is known: then baseboards and cornices go on. */
  ceiling?: number,
  /** What things left on the room beside the mask: no evidence of its light. */
  halo?: Uint8Array,
): PlaneFill => {
  const { width, height } = photo;
  const margin = Math.max(3, Math.round(Math.max(width, height) / 500) | 1);
  const guarded = dilate(mask.data, width, height, margin);
  const clean = halo ? eitherOf(guarded, halo) : guarded;
  const shades = shadesOf(photo, clean, surfaces, bare, true);
  const samplers = shades.sides.map((side) => side?.map((plane) => rowSampler(plane, width, height)));
  const out = new Float32Array(photo.data);
  const detail = new Float32Array(width * height * 3);
  const usable = new Uint8Array(width * height);
  const blind = new Uint8Array(width * height);
  const hidden = shades.fromUnder ? withoutSureFloor(guarded, surfaces, bare) : guarded;
  const means = lens
    ? floorMean(photo, surfaces, hidden, Math.max(width, height) / 22).map((plane) => rowSampler(plane, width, height))
    : undefined;
  for (let y = 0; y < height; y++) {
    const rows = samplers.map((side) => side?.map((at) => at(y)));
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (!mask.data[i]) continue;
      const shade = rows[surfaces.side[i]!];
      if (!shade) {
        blind[i] = 1;
        continue;
      }
      out[i * 3] = shade[0]![x]!;
      out[i * 3 + 1] = shade[1]![x]!;
      out[i * 3 + 2] = shade[2]![x]!;
    }
    const shade = rows[FLOOR];
    if (!means || !shade) continue;
    const [red, green, blue] = means.map((at) => at(y)) as [Float32Array, Float32Array, Float32Array];
    const [ownRed, ownGreen, ownBlue] = shade as [Float32Array, Float32Array, Float32Array];
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (surfaces.side[i] !== FLOOR || hidden[i]) continue;
      const r = photo.data[i * 3]! - red[x]!;
      const g = photo.data[i * 3 + 1]! - green[x]!;
      const b = photo.data[i * 3 + 2]! - blue[x]!;
      detail[i * 3] = r;
      detail[i * 3 + 1] = g;
      detail[i * 3 + 2] = b;
      if (Math.abs(r) + Math.abs(g) + Math.abs(b) >= 150) continue;
      const glare =
        Math.abs(red[x]! - ownRed[x]!) + Math.abs(green[x]! - ownGreen[x]!) + Math.abs(blue[x]! - ownBlue[x]!);
      if (glare < GLARE && bare(FLOOR, x / width, y / height) > 0.5) usable[i] = 1;
    }
  }
  if (lens) leaveSun(surfaces, hidden, detail, usable);
  const lattice = lens ? latticeUnder(surfaces, mask, usable, detail) : undefined;
  const trust = lens && quiltFloor(surfaces, lens, shades.fromUnder ? hidden : mask.data, usable, detail, seed);
  // The floor's own pile, where it is seen under the mask, stays as it is.
  if (trust && shades.fromUnder) for (let i = 0; i < trust.length; i++) if (!hidden[i]) trust[i] = 1;
  if (trust)
    for (let i = 0, p = 0; i < trust.length; i++)
      for (const end = p + 3; p < end; p++) detail[p] = detail[p]! * trust[i]! + (lattice ? lattice[p]! : 0);
  const shadeAt = (i: number, c: number): number | undefined => shadeOver(shades.sides, shades, surfaces, i, c);
  guessBlind(photo, mask, blind, out);
  guessFloor(photo, mask, surfaces, bare, blind, out);
  meetBorder(photo, mask, surfaces, shadeAt, bare, out);
  closeStep(photo, mask, surfaces, out);
  softenEdges(mask, surfaces, out);
  if (ceiling !== undefined) boardsOn(photo, mask, surfaces, ceiling, shadeAt, out);
  addGrain(photo, mask, surfaces, bare, out, detail, seed);
  const data = photo.data.slice();
  for (let i = 0; i < mask.data.length; i++) {
    if (!mask.data[i]) continue;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = Math.min(255, Math.max(0, out[i * 3 + c]! + 0.5));
  }
  return { picture: { ...photo, data }, blind };
};

/** What is hidden, less the floor that a generous mask covers and the network surely sees. */
const withoutSureFloor = (hidden: Uint8Array, { width, height, side }: Surfaces, bare: Bareness): Uint8Array => {
  const out = hidden.slice();
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (out[i] && side[i] === FLOOR && bare(FLOOR, x / width, y / height) > SURE_UNDER) out[i] = 0;
  return out;
};

/** Levels, three channels, by which sun is lighter than its floor, over a patch and with a rim of these shares of the longer side. */
const SUNNY = 45;
/** A carpet's tufts and planks of many colours differ as much: sun differs by this many times what the floor's places usually do. */
const UNUSUAL = 4;
const PATCH = 0.004;
const BESIDE = 0.012;

/**
 * Takes sun, and what lies beside it, out of the floor that is copied: a strip of it was spread over a far floor as white dashes. Sun is a
 * patch, lighter than the floor around over many pixels; pile and grain are as light for one or two.
 */
const leaveSun = (
  { width, height, side }: Surfaces,
  hidden: Uint8Array,
  detail: Float32Array,
  usable: Uint8Array,
): void => {
  const light = newPlane(width, height);
  for (let i = 0; i < usable.length; i++)
    if (side[i] === FLOOR && !hidden[i]) light.data[i] = detail[i * 3]! + detail[i * 3 + 1]! + detail[i * 3 + 2]!;
  const longer = Math.max(width, height);
  const broad = boxBlur(light, Math.max(1, longer * PATCH)).data;
  const some: number[] = [];
  for (let i = 0; i < usable.length; i += 37) if (usable[i]) some.push(Math.abs(broad[i]!));
  some.sort((p, q) => p - q);
  const most = Math.max(SUNNY, UNUSUAL * (some[some.length >> 1] ?? 0));
  const sun = new Uint8Array(usable.length);
  for (let i = 0; i < sun.length; i++) if (broad[i]! > most) sun[i] = 1;
  const beside = dilate(sun, width, height, Math.max(3, Math.round(longer * BESIDE) | 1));
  for (let i = 0; i < usable.length; i++) if (beside[i]) usable[i] = 0;
};

/** A side that nothing is seen of: whatever surrounds the mask, carried inwards, so that no thing stays. */
const guessBlind = (photo: Raster, mask: Mask, blind: Uint8Array, out: Float32Array): void => {
  if (!blind.includes(1)) return;
  const { width, height } = photo;
  const weight = newPlane(width, height);
  for (let i = 0; i < weight.data.length; i++) weight.data[i] = mask.data[i] ? 0 : 1;
  for (let c = 0; c < 3; c++) {
    const values = newPlane(width, height);
    for (let i = 0; i < values.data.length; i++) values.data[i] = photo.data[i * 3 + c]!;
    const carried = pushPull(values, weight).data;
    for (let i = 0; i < blind.length; i++) if (blind[i]) out[i * 3 + c] = carried[i]!;
  }
};

/** Where two surfaces meet, a lens mixes their pixels: drawn one by one they make a staircase. */
const softenEdges = (mask: Mask, { width, side }: Surfaces, out: Float32Array): void => {
  const edges: number[] = [];
  const means: number[] = [];
  for (let i = width + 1; i < side.length - width - 1; i++) {
    if (!mask.data[i]) continue;
    const own = side[i];
    if (own === side[i - 1] && own === side[i + 1] && own === side[i - width] && own === side[i + width]) continue;
    edges.push(i);
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let row = i - width; row <= i + width; row += width)
        for (let j = row - 1; j <= row + 1; j++) sum += out[j * 3 + c]!;
      means.push(sum / 9);
    }
  }
  for (const [n, i] of edges.entries()) for (let c = 0; c < 3; c++) out[i * 3 + c] = means[n * 3 + c]!;
};

/** A floor against its walls, where none of it is seen: the middle of our own invented rooms, a shade darker and warmer. */
const UNSEEN_FLOOR = [0.72, 0.66, 0.58];

/** A floor that is covered from wall to wall takes its light from the walls; carried inwards, they would stand on white fog. */
const guessFloor = (
  photo: Raster,
  mask: Mask,
  surfaces: Surfaces,
  bare: Bareness,
  blind: Uint8Array,
  out: Float32Array,
): void => {
  const { width, height } = photo;
  const sums = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < blind.length; i += 7) {
    const side = surfaces.side[i]!;
    if (mask.data[i] || side === FLOOR || side === CEILING) continue;
    if (bare(side, (i % width) / width, Math.floor(i / width) / height) < 0.6) continue;
    for (let c = 0; c < 3; c++) sums[c]! += photo.data[i * 3 + c]!;
    count++;
  }
  if (count < 50) return;
  for (let i = 0; i < blind.length; i++)
    if (blind[i] && surfaces.side[i] === FLOOR)
      for (let c = 0; c < 3; c++) out[i * 3 + c] = (sums[c]! / count) * UNSEEN_FLOOR[c]!;
};

/** Seams of boards and tiles under the mask; what they explain is taken out of the visible detail. */
const latticeUnder = (
  surfaces: Surfaces,
  mask: Mask,
  usable: Uint8Array,
  detail: Float32Array,
): Float32Array | undefined => {
  const seams = findSeams(surfaces, usable, mask.data, detail);
  if (seams.length === 0) return undefined;
  const lattice = new Float32Array(detail.length);
  const told = new Float32Array(3);
  for (let i = 0; i < mask.data.length; i++) {
    if (surfaces.side[i] !== FLOOR || !(mask.data[i] || usable[i])) continue;
    for (const way of seams) {
      way.at(i, told);
      for (let c = 0; c < 3; c++) {
        if (mask.data[i]) lattice[i * 3 + c]! += told[c]!;
        else detail[i * 3 + c]! -= told[c]!;
      }
    }
  }
  return lattice;
};

/** The shade's value at one pixel of the photo, from the nearest of its cells. */
const shadeOver = (
  sides: readonly (readonly Plane[] | undefined)[],
  shades: { readonly width: number; readonly height: number },
  surfaces: Surfaces,
  i: number,
  channel: number,
): number | undefined => {
  const y = Math.floor(i / surfaces.width);
  const x = i - y * surfaces.width;
  const row = Math.min(shades.height - 1, Math.floor((y * shades.height) / surfaces.height));
  const column = Math.min(shades.width - 1, Math.floor((x * shades.width) / surfaces.width));
  return sides[surfaces.side[i]!]?.[channel]?.data[row * shades.width + column];
};
