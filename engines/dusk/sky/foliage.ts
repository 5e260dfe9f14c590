import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import { glimpsed, PALE_FROM, PALE_TO } from '#engines/dusk/sky/grove.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate, erode } from '#engines/raster/morphology.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Cells around a gap in which the lightest and the darkest pixel are those of the sky and of the leaves. */
const AROUND = 9;
/** Leaves are green, gold or red, never this close to neutral or blue while they are light. */
const NEUTRAL = 0.03;
const LEAF = 0.12;
/** Light under that of the sky from which what is pale and not blue, under a blue sky, is a wall behind the leaves. */
const UNDER = 0.14;
/** The same under a pale sky, where a gap is mixed with the leaves around it. */
const DIMMEST = 0.34;
/** Blue over red from which a sky is told by its blue alone. */
const BLUE = 0.18;

const lumaAt = ({ r, g, b }: LocalColour, i: number): number => 0.3 * r[i]! + 0.59 * g[i]! + 0.11 * b[i]!;

const spread = (values: Float32Array, like: SkyLook, most: boolean): Float32Array => {
  const { width, height } = like;
  const bytes = new Uint8Array(values.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = values[i]! * 255;
  const found = (most ? dilate : erode)(bytes, width, height, AROUND);
  const shares = new Float32Array(found.length);
  for (let i = 0; i < shares.length; i++) shares[i] = found[i]! / 255;
  return boxBlur({ width, height, data: shares }, 4).data;
};

/** 0 where most leaves are as grey as a pale sky, as on silver palms and some spruces; a blue sky they are never like. */
const silverOf = ({ width, height, mean }: SkyLook, local: LocalColour): Float32Array => {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    const leaf = mean.luma[i]! > 0.3 && mean.luma[i]! < 0.85 * lumaAt(local, i);
    grey[i] = leaf && Math.max(mean.r[i]!, mean.g[i]!) - mean.b[i]! < 0.035 ? 1 : 0;
  }
  const share = boxBlur({ width, height, data: grey }, 16).data;
  const out = new Float32Array(share.length);
  for (let i = 0; i < out.length; i++)
    out[i] = 1 - ease(0.28, 0.46, share[i]!) * ease(0.3, 0.2, local.b[i]! - local.r[i]!);
  return out;
};

/** Adds to the matte what shines through leaves: pixels as light as the sky nearby that have no leaf's colour. */
export const lookThroughLeaves = (
  photo: Raster,
  luma: Uint8Array,
  look: SkyLook,
  region: SkyRegion,
  alpha: Mask,
  rows: number,
): void => {
  const { width: w, height: h, bright, dark } = look;
  const { leaves, local } = region;
  if (!leaves.some((v) => v > 0)) return;
  const shine = new Float32Array(bright.luma.length);
  for (let i = 0; i < shine.length; i++)
    if (Math.max(bright.r[i]!, bright.g[i]!) - bright.b[i]! < NEUTRAL + 0.03) shine[i] = bright.luma[i]!;
  const high = spread(shine, look, true);
  const low = spread(dark.luma, look, false);
  const zone = new Float32Array(w * h);
  const gapped = boxBlur(
    { width: w, height: h, data: shine.map((v, i) => (v > high[i]! - 0.2 && v > 0.4 ? 1 : 0)) },
    4,
  ).data;
  const silver = silverOf(look, local);
  const glimpse = new Float32Array(w * h);
  if (region.chance) for (let i = 0; i < glimpse.length; i++) glimpse[i] = glimpsed(region.chance.data[i]!);
  for (let i = 0; i < zone.length; i++) {
    if (!leaves[i]) continue;
    const sky = lumaAt(local, i);
    zone[i] = leaves[i]! * ease(sky - 0.34, sky - 0.2, high[i]!) * ease(0.04, 0.14, gapped[i]!) * silver[i]!;
  }
  const at = (data: Float32Array): ((y: number) => Float32Array) =>
    rowSampler({ width: w, height: h, data } as Plane, photo.width, photo.height);
  const samplers = [
    zone,
    high,
    low,
    local.r.map((v, i) => local.b[i]! - v),
    local.r.map((_, i) => lumaAt(local, i)),
    new Float32Array(region.airy),
    glimpse,
  ].map(at);
  for (let y = 0; y < rows; y++) {
    const [may, light, dim, blueness, skyLight, airy, seen] = samplers.map((row) => row(y));
    // Below the horizon what is pale is a wall or a fence.
    const above = ease(region.horizon + PALE_TO, region.horizon + PALE_FROM, y / photo.height);
    for (let x = 0, i = y * photo.width, p = i * 3; x < photo.width; x++, i++, p += 3) {
      if (may![x]! < 0.02 || alpha.data[i] === 255) continue;
      const r = photo.data[p]! / 255;
      const g = photo.data[p + 1]! / 255;
      const b = photo.data[p + 2]! / 255;
      const part = (luma[i]! / 255 - dim![x]!) / Math.max(0.12, light![x]! - dim![x]!);
      if (part < 0.4) continue;
      const blue = blueness![x]!;
      const bySaturation = ease(0.2, 0.55, (b - r - 0.03) / Math.max(0.1, blue));
      const byPaleness = Math.max(above, seen![x]!) * airy![x]! * ease(LEAF, NEUTRAL, Math.max(r, g) - b);
      const hue =
        blue > BLUE
          ? Math.max(
              bySaturation,
              byPaleness *
                ease(0.6, 0.72, skyLight![x]!) *
                ease(UNDER, 0, Math.max(0.8, skyLight![x]!) - luma[i]! / 255),
            )
          : byPaleness * ease(skyLight![x]! - DIMMEST, skyLight![x]! - DIMMEST / 2, luma[i]! / 255);
      const share = may![x]! * hue * ease(0.42, 0.8, part) * 255;
      if (share > alpha.data[i]!) alpha.data[i] = clamp(share, 0, 255);
    }
  }
};
