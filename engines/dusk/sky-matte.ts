import { type LocalColour, spreadColours } from '#engines/dusk/sky-colour.ts';
import type { SkyLook } from '#engines/dusk/sky-look.ts';
import type { SkyRegion } from '#engines/dusk/sky-region.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { close } from '#engines/raster/morphology.ts';
import { type Mask, newMask, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** How much of every pixel is sky, and which old sky colour shines through the rest (look size). */
export type SkyMatte = {
  readonly alpha: Mask;
  readonly old: LocalColour;
  readonly look: { width: number; height: number };
};

const plane = (width: number, height: number, data: Float32Array): Plane => ({ width, height, data });

/**
 * Full-size matte. Inside open sky only thin dark things are cut out (closing minus luma); along borders and between
 * twigs a pixel's share is its place on the line from the local foreground colour to the local sky colour.
 */
export const matteOf = (photo: Raster, luma: Uint8Array, look: SkyLook, region: SkyRegion): SkyMatte => {
  const { width, height } = photo;
  const { width: w, height: h } = look;
  const cells = plane(w, h, Float32Array.from(region.cells));
  const near = boxBlur(cells, 1).data;
  const wide = boxBlur(cells, 2).data;
  const skyWeight = new Float32Array(w * h);
  const restWeight = new Float32Array(w * h);
  const band = new Float32Array(w * h);
  const inside = new Float32Array(w * h);
  for (let i = 0; i < w * h; i++) {
    const smooth = look.texture[i]! < 0.025;
    skyWeight[i] = region.open[i] && near[i]! > 0.99 && smooth ? 1 : region.cells[i] ? 0.01 : 0;
    restWeight[i] = wide[i]! < 0.01 ? 1 : region.cells[i] ? 0 : 0.05;
    band[i] = wide[i]! > 0.005 && (wide[i]! < 0.995 || !smooth) ? 1 : 0;
    inside[i] = region.cells[i]!;
  }
  const bandWide = boxBlur(plane(w, h, band), 1);
  const sky = spreadColours(look.mean, plane(w, h, skyWeight), 6);
  const rest = spreadColours(look.mean, plane(w, h, restWeight), 4);
  const rows = Math.min(height, Math.ceil((lowestRow(region) + 3) * (height / h)));
  const thinSize = Math.max(5, Math.round((13 * Math.max(width, height)) / 1600) | 1);
  const closed = close(luma.subarray(0, rows * width), width, rows, thinSize);
  const sample = (data: Float32Array): ((y: number) => Float32Array) => rowSampler(plane(w, h, data), width, height);
  const samplers = [inside, bandWide.data, near, sky.r, sky.g, sky.b, rest.r, rest.g, rest.b].map(sample);
  const alpha = newMask(width, height);
  for (let y = 0; y < rows; y++) {
    const [cell, mixed, soft, sr, sg, sb, fr, fg, fb] = samplers.map((at) => at(y));
    for (let x = 0, i = y * width, p = i * 3; x < width; x++, i++, p += 3) {
      if (soft![x]! < 0.004 && mixed![x]! < 0.004) continue;
      const dark = (closed[i]! - luma[i]!) / 255;
      if (mixed![x]! < 0.02) {
        if (cell![x]! < 0.5) continue;
        const thin = dark > 0.035 ? clamp(1 - (dark - 0.02) / Math.max(0.08, closed[i]! / 255 - 0.2)) : 1;
        alpha.data[i] = thin * 255 + 0.5;
        continue;
      }
      const r = photo.data[p]! / 255;
      const g = photo.data[p + 1]! / 255;
      const b = photo.data[p + 2]! / 255;
      const dr = sr![x]! - fr![x]!;
      const dg = sg![x]! - fg![x]!;
      const db = sb![x]! - fb![x]!;
      const span = dr * dr + dg * dg + db * db;
      const along = span > 0.004 ? ((r - fr![x]!) * dr + (g - fg![x]!) * dg + (b - fb![x]!) * db) / span : soft![x]!;
      const er = r - sr![x]!;
      const eg = g - sg![x]!;
      const eb = b - sb![x]!;
      const off = er * er + eg * eg + eb * eb;
      // A pixel may be brighter than the local sky (a cloud), but not of another colour.
      const alike = Math.exp(-off / 0.016);
      const place = ease(0.15, 0.85, along) * Math.max(alike, along > 0.5 ? 0 : along);
      const trust = ease(0.004, 0.05, span);
      const share =
        trust * Math.max(place, alike * ease(0.1, 0.4, soft![x]!)) + (1 - trust) * ease(0.35, 0.65, soft![x]!);
      alpha.data[i] = clamp((share - 0.03) / 0.94) * 255 + 0.5;
    }
  }
  return { alpha, old: sky, look: { width: w, height: h } };
};

const lowestRow = (region: SkyRegion): number => {
  for (let i = region.cells.length - 1; i >= 0; i--) if (region.cells[i]) return Math.floor(i / region.width);
  return 0;
};
