import type { SkyLook } from '#engines/dusk/sky-look.ts';
import type { SkyRegion } from '#engines/dusk/sky-region.ts';
import { softBlur } from '#engines/raster/blur.ts';
import { fractalNoise } from '#engines/raster/noise.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease, mix, quantile } from '#engines/raster/scalar.ts';

/** How much cloud there is and how brightly it is lit, at a third of the photo's size or at look size. */
export type Clouds = { readonly cover: Plane; readonly shade: Plane; readonly own: number };

/** Wisps in perspective: flat layers high above, so that they grow finer towards the horizon. */
const paintedCover = (width: number, height: number, aspect: number, horizon: number, seed: number): Plane => {
  const noise = fractalNoise(seed);
  const cover = newPlane(width, height);
  const offset = (seed % 97) * 0.37;
  for (let y = 0; y < height; y++) {
    const t = y / height / horizon;
    if (t > 1.2) break;
    const depth = 1 / (1.2 - Math.min(1.06, t));
    for (let x = 0; x < width; x++) {
      const u = (x / width - 0.5) * depth * 1.5 * aspect + offset;
      const v = depth * 2.1;
      const warp = noise(u * 1.2 + 3, v * 1.1 + 5, 3);
      const streak = noise(u * 1.4 + warp * 1.7 + 20, v * 2.9 + warp * 1.3, 6);
      const patch = noise(u * 0.5 + 9, v * 0.6 + 2, 2);
      cover.data[y * width + x] = ease(0.5, 0.74, streak * 0.75 + patch * 0.3);
    }
  }
  return cover;
};

/** The photo's own clouds where it has some, painted ones otherwise; `own` is the blend between the two. */
export const cloudsOf = (look: SkyLook, region: SkyRegion, aspect: number, seed: number): Clouds => {
  const { width, height, mean } = look;
  const count = width * height;
  const lumas: number[] = [];
  const chromas: number[] = [];
  const light = newPlane(width, height);
  for (let i = 0; i < count; i++) {
    const sky = region.open[i] === 1;
    light.data[i] = sky
      ? mean.luma[i]!
      : 0.3 * region.local.r[i]! + 0.59 * region.local.g[i]! + 0.11 * region.local.b[i]!;
    if (!sky) continue;
    lumas.push(mean.luma[i]!);
    chromas.push(mean.b[i]! - mean.r[i]!);
  }
  const blown = quantile(lumas, 0.3) > 0.95;
  const low = quantile(lumas, 0.05);
  const high = quantile(lumas, 0.95);
  const grey = quantile(chromas, 0.05);
  const span = quantile(chromas, 0.95) - grey;
  const broad = softBlur(light, width * 0.07);
  let variance = 0;
  for (let i = 0; i < count; i++) if (region.open[i]) variance += (light.data[i]! - broad.data[i]!) ** 2;
  const own = ease(0.012, 0.035, Math.sqrt(variance / Math.max(1, lumas.length))) * (blown ? 0.3 : 1);
  const painted = paintedCover(width, height, aspect, Math.max(0.2, region.horizon) * 1.04, seed);
  const cover = newPlane(width, height);
  const shade = newPlane(width, height);
  for (let i = 0; i < count; i++) {
    const chroma = region.open[i] ? mean.b[i]! - mean.r[i]! : region.local.b[i]! - region.local.r[i]!;
    const whiteness = span > 0.08 ? 1 - (chroma - grey) / (span + 1e-3) : (light.data[i]! - low) / (high - low + 0.02);
    const wisp = painted.data[i]!;
    cover.data[i] = mix(wisp * 0.8, ease(0.25, 0.95, clamp(whiteness)) * 0.85, own);
    const ownShade = clamp(
      0.35 + (light.data[i]! - broad.data[i]!) * 4 + ((light.data[i]! - low) / (high - low + 0.05)) * 0.35,
    );
    shade.data[i] = mix(clamp(0.25 + wisp * 0.8), ownShade, own);
  }
  return { cover, shade, own };
};
