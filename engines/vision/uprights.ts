import type { Plane } from '#engines/raster/raster.ts';

export type Uprights = {
  /** Degrees that the camera leans to its right (upright edges lean left), about 0 in a straight photo. */
  readonly roll: number;
  /** Degrees that the camera looks up, from how upright edges converge; assumes a 24 mm view. */
  readonly pitch: number;
  /** Height of the horizon as a share of the photo, 0 at the top. */
  readonly horizon: number;
  /** 0..1: how much upright edge there was to measure on. */
  readonly confidence: number;
};

/** Edges that lean more than this are furniture and roofs, not uprights. */
const LEAN = Math.tan((9 * Math.PI) / 180);
/** Focal length of a 24 mm view as a share of the photo's width. */
const FOCAL = 0.67;

/** Measures on luminance of about 500 px: lean of upright edges as a straight line over x, fitted twice without outliers. */
export const uprights = (light: Plane): Uprights => {
  const { width, height, data } = light;
  const xs: number[] = [];
  const leans: number[] = [];
  const weights: number[] = [];
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const gx =
        data[i + 1]! -
        data[i - 1]! +
        (data[i + width + 1]! - data[i + width - 1]! + data[i - width + 1]! - data[i - width - 1]!) / 2;
      const gy =
        data[i + width]! -
        data[i - width]! +
        (data[i + width + 1]! - data[i - width + 1]! + data[i + width - 1]! - data[i - width - 1]!) / 2;
      if (Math.abs(gx) < 0.08 || Math.abs(gy) > LEAN * Math.abs(gx)) continue;
      xs.push((x - width / 2) / width);
      leans.push(-gy / gx);
      weights.push(Math.min(0.5, Math.abs(gx)));
    }
  let a = 0;
  let b = 0;
  for (let pass = 0; pass < 3; pass++) {
    let [s, sx, sy, sxx, sxy] = [1e-6, 0, 0, 1e-6, 0];
    for (let k = 0; k < xs.length; k++) {
      const off = leans[k]! - a - b * xs[k]!;
      if (pass > 0 && Math.abs(off) > 0.06 / pass) continue;
      const w = weights[k]!;
      s += w;
      sx += w * xs[k]!;
      sy += w * leans[k]!;
      sxx += w * xs[k]! ** 2;
      sxy += w * xs[k]! * leans[k]!;
    }
    b = (s * sxy - sx * sy) / Math.max(1e-6, s * sxx - sx * sx);
    a = (sy - b * sx) / s;
  }
  const degrees = 180 / Math.PI;
  const pitch = Math.max(-20, Math.min(20, Math.atan(b * FOCAL) * degrees));
  const horizon = 0.5 + (Math.tan(pitch / degrees) * FOCAL * width) / height;
  const round = (v: number, digits: number) => Number(v.toFixed(digits));
  return {
    roll: round(Math.atan(a) * degrees, 2),
    pitch: round(pitch, 2),
    horizon: round(Math.max(0, Math.min(1, horizon)), 3),
    confidence: round(Math.min(1, xs.length / (0.012 * width * height)), 2),
  };
};
