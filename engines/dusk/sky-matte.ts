import { type LocalColour, spreadColours } from '#engines/dusk/sky-colour.ts';
import { crownColours } from '#engines/dusk/sky-crown.ts';
import type { SkyLook } from '#engines/dusk/sky-look.ts';
import type { SkyRegion } from '#engines/dusk/sky-region.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { close } from '#engines/raster/morphology.ts';
import { type Mask, newMask, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp, ease, mix, quantile } from '#engines/raster/scalar.ts';

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
  // Lines of up to two cells are wires and twigs in front of sky: the closing of the luma cuts them out below.
  const bridged = close(region.cells, w, h, 3);
  const cells = plane(w, h, Float32Array.from(bridged));
  const near = boxBlur(cells, 1).data;
  const wide = boxBlur(cells, 2).data;
  const dense = boxBlur(plane(w, h, look.rough), 3).data;
  const skyWeight = new Float32Array(w * h);
  const restWeight = new Float32Array(w * h);
  const band = new Float32Array(w * h);
  const inside = new Float32Array(w * h);
  const filled = new Float32Array(w * h);
  for (let i = 0; i < w * h; i++) {
    const smooth = look.texture[i]! < 0.025;
    skyWeight[i] = region.open[i] && near[i]! > 0.99 && smooth ? 1 : region.cells[i] ? 0.01 : 0;
    restWeight[i] = wide[i]! < 0.01 ? 1 : region.cells[i] ? 0 : 0.05;
    // Where all 25 cells hold sky there can only be thin things before it, but for a crown full of twigs.
    const twigs = region.cells[i] && !region.open[i] && dense[i]! > 0.035;
    band[i] = (wide[i]! > 0.005 && wide[i]! < 0.995) || twigs ? 1 : 0;
    inside[i] = bridged[i]!;
    filled[i] = bridged[i]! - region.cells[i]!;
  }
  const { sky, twig, seen } = crownColours(look, region, skyWeight);
  const crown = Float32Array.from(region.crown);
  const rest = spreadColours(look.mean, plane(w, h, restWeight), 4);
  const rows = Math.min(height, Math.ceil((lowestRow(region) + 3) * (height / h)));
  const thinSize = Math.max(5, Math.round((13 * Math.max(width, height)) / 1600) | 1);
  const closed = close(luma.subarray(0, rows * width), width, rows, thinSize);
  const sample = (data: Float32Array): ((y: number) => Float32Array) => rowSampler(plane(w, h, data), width, height);
  const dimmest = 255 * dimmestSky(look, region) - 10;
  const samplers = [
    inside,
    band,
    filled,
    near,
    sky.r,
    sky.g,
    sky.b,
    rest.r,
    rest.g,
    rest.b,
    crown,
    twig.r,
    twig.g,
    twig.b,
    seen,
  ].map(sample);
  const alpha = newMask(width, height);
  for (let y = 0; y < rows; y++) {
    const [cell, mixed, thinned, soft, sr, sg, sb, fr, fg, fb, bare, tr, tg, tb, gap] = samplers.map((at) => at(y));
    for (let x = 0, i = y * width, p = i * 3; x < width; x++, i++, p += 3) {
      if (soft![x]! < 0.004 && mixed![x]! < 0.004 && bare![x]! < 0.004) continue;
      const dark = (closed[i]! - luma[i]!) / 255;
      const r = photo.data[p]! / 255;
      const g = photo.data[p + 1]! / 255;
      const b = photo.data[p + 2]! / 255;
      const er = r - sr![x]!;
      const eg = g - sg![x]!;
      const eb = b - sb![x]!;
      const off = er * er + eg * eg + eb * eb;
      const between =
        bare![x]! > 0
          ? betweenTwigs(er, eg, eb, sr![x]! - tr![x]!, sg![x]! - tg![x]!, sb![x]! - tb![x]!) * gap![x]!
          : 0;
      if (bare![x]! > 0.98) {
        alpha.data[i] = between * 255 + 0.5;
        continue;
      }
      if (mixed![x]! < 0.02) {
        if (cell![x]! < 0.5) continue;
        // A blue gap between two clouds is dark beside them too, but bluer than the sky around; a wire never is.
        const gapInCloud = b - r > sb![x]! - sr![x]! + 0.04 && luma[i]! > dimmest;
        const thin =
          dark > 0.05 && !gapInCloud ? clamp(1 - (dark - 0.045) / Math.max(0.05, (closed[i]! / 255) * 0.42)) : 1;
        // A thin thing brighter than the sky (a white pole) is only told by its colour.
        const whole = thinned![x]! > 0.3 ? Math.min(thin, ease(0.1, 0.5, Math.exp(-off / 0.016))) : thin;
        alpha.data[i] = mix(whole, between, bare![x]!) * 255 + 0.5;
        continue;
      }
      // Under a pale sky white boards are as white as it is: there only what lies at a cell of sky is sky.
      const pale = ease(0.15, 0.05, sb![x]! - sr![x]!);
      const alike = Math.exp(-off / 0.016) * (1 - pale * ease(0.3, 0.06, soft![x]!));
      const dr = sr![x]! - fr![x]!;
      const dg = sg![x]! - fg![x]!;
      const db = sb![x]! - fb![x]!;
      const span = dr * dr + dg * dg + db * db;
      const along = span > 0.004 ? ((r - fr![x]!) * dr + (g - fg![x]!) * dg + (b - fb![x]!) * db) / span : soft![x]!;
      // A mixed pixel lies on the line between the two colours; a white fascia under a blue sky lies beside it.
      const part = clamp(along);
      // Beyond the sky's end lies the halo that sharpening draws around dark roofs: paler than the sky, but sky.
      const reach = Math.min(2, Math.max(part, along));
      const lr = r - fr![x]! - reach * dr;
      const lg = g - fg![x]! - reach * dg;
      const lb = b - fb![x]! - reach * db;
      const beside = lr * lr + lg * lg + lb * lb;
      const onLine = Math.exp(-beside / (along > 0.9 ? 0.04 : 0.012)) * ease(0, 0.3, soft![x]!);
      const place = (part * 0.5 + ease(0.05, 0.95, part) * 0.5) * Math.max(alike, onLine);
      const trust = ease(0.004, 0.05, span);
      const share =
        trust * Math.max(place, alike * ease(0.1, 0.4, soft![x]!)) + (1 - trust) * ease(0.35, 0.65, soft![x]!);
      alpha.data[i] = mix(clamp((share - 0.03) / 0.94), between, bare![x]!) * 255 + 0.5;
    }
  }
  return {
    alpha: smoothed(alpha, rows, rowSampler(plane(w, h, band), width, height)),
    old: sky,
    look: { width: w, height: h },
  };
};

/** Share of sky in a crown: how far a pixel (given as its distance from the sky) has come from branch to sky. */
const betweenTwigs = (er: number, eg: number, eb: number, dr: number, dg: number, db: number): number => {
  const span = dr * dr + dg * dg + db * db;
  if (span < 0.01) return 0;
  const part = clamp(1 + (er * dr + eg * dg + eb * db) / span);
  return ease(0.12, 0.9, part) * 0.6 + clamp((part - 0.12) / 0.78) * 0.4;
};

/** Half of the 3 x 3 mean along borders: compression noise there would show as a dotted fringe. */
const smoothed = (alpha: Mask, rows: number, bandAt: (y: number) => Float32Array): Mask => {
  const { width, height, data } = alpha;
  const out = newMask(width, height);
  out.data.set(data);
  for (let y = 1; y < Math.min(rows, height - 1); y++) {
    const band = bandAt(y);
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      if (band[x]! < 0.02) continue;
      const up = i - width;
      const down = i + width;
      const ring =
        data[up - 1]! +
        data[up]! +
        data[up + 1]! +
        data[i - 1]! +
        data[i + 1]! +
        data[down - 1]! +
        data[down]! +
        data[down + 1]!;
      out.data[i] = (data[i]! * 5 + ring * 0.625) / 10 + 0.5;
    }
  }
  return out;
};

const dimmestSky = (look: SkyLook, region: SkyRegion): number =>
  quantile(
    Array.from(look.mean.luma).filter((_, i) => region.open[i]),
    0.03,
  );

const lowestRow = (region: SkyRegion): number => {
  for (let i = region.cells.length - 1; i >= 0; i--) if (region.cells[i]) return Math.floor(i / region.width);
  return 0;
};
