import type { Canvas } from './canvas.ts';
import type { RenderJob } from './job.ts';

/** How a picture draws an edge, as shares of the step: what is reached one pixel and two pixels either side of its middle. */
export type Edge = { readonly one: number; readonly two: number; readonly count: number };

/** Least step that tells, in 8-bit steps, and how calm both sides of it must be, as a share of it. */
const STEP = 45;
const CALM = 0.08;
const BURNT = 250;
const REACH = 7;
/** Of larger pictures only some rows are looked at, pixels. */
const ENOUGH = 8e5;
/** Fewest edges that tell how a picture was sharpened. */
const FEWEST = 150;
/** Most that is taken off each side neighbour: a photo sharpened harder than this is not followed. */
const MOST = 0.24;
/** And most that is given to it, for a photo that is softer than a lens at its best. */
const SOFTER = 0.05;
/** Overshoot past what is around a pixel, as a share of the local contrast. */
const HALO = 0.12;

/** The mean edge of a picture among the pixels that are asked for. */
export const edgeOf = (
  data: Uint8Array,
  w: number,
  h: number,
  asked: (pixel: number, step: number) => boolean,
): Edge => {
  const sums = [0, 0, 0, 0];
  const counts = [0, 0, 0, 0];
  const skip = Math.max(1, Math.round((w * h) / ENOUGH));
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const step = dx + dy * w;
    const far = 6 * step;
    for (let y = REACH; y < h - REACH; y += skip) {
      for (let x = REACH; x < w - REACH; x++) {
        const p = y * w + x;
        if (Math.abs(data[(p + far) * 3 + 1]! - data[(p - far) * 3 + 1]!) < STEP) continue;
        const at = (k: number) => data[(p + k * step) * 3 + 1]!;
        const low = (at(-5) + at(-6) + at(-7)) / 3;
        const high = (at(5) + at(6) + at(7)) / 3;
        const rise = high - low;
        if (Math.abs(rise) < STEP || Math.max(low, high) > BURNT) continue;
        const calm = CALM * Math.abs(rise);
        if (Math.abs(at(-4) - low) > calm || Math.abs(at(-5) - low) > calm || Math.abs(at(-7) - low) > calm) continue;
        if (Math.abs(at(4) - high) > calm || Math.abs(at(5) - high) > calm || Math.abs(at(7) - high) > calm) continue;
        const before = (at(0) - low) / rise;
        const after = (at(1) - low) / rise;
        if (before > 0.5 || after <= 0.5 || !asked(p, step)) continue;
        const middle = (0.5 - before) / (after - before);
        for (let k = -3; k <= 4; k++) {
          const bin = BINS.indexOf(Math.round((k - middle) * 2));
          if (bin < 0) continue;
          sums[bin]! += (at(k) - low) / rise;
          counts[bin]!++;
        }
      }
    }
  }
  const mean = (k: number) => sums[k]! / Math.max(1, counts[k]!);
  return { one: mean(2) - mean(1), two: mean(3) - mean(0), count: Math.min(...counts) };
};
const BINS = [-4, -2, 2, 4];

/** Share of each side neighbour that gives `own` edges the photo's; negative to sharpen. */
export const shareFor = (photo: Edge, own: Edge): number => {
  if (photo.count < FEWEST || own.count < FEWEST) return 0;
  const room = Math.max(0.3, 2 * own.one - own.two);
  return Math.max(-MOST, Math.min(SOFTER, (own.one - photo.one) / room));
};

/**
 * Sharpens the furniture as the photo was sharpened: its own edges, laid in as soft as they are computed, read as hazy
 * beside a window frame that was sharpened twice. Only pixels that pieces cover change.
 */
export const sharpen = (job: RenderJob, { photo, picture, mask }: Canvas): void => {
  const { width: w, height: h } = photo;
  const [sx, sy] = [job.width / w, job.height / h];
  /** Of an enlarged layer the nearest pixel tells. */
  const cover = (i: number): number => {
    const y = Math.floor(i / w);
    return job.layer[(Math.floor((y + 0.5) * sy) * job.width + Math.floor((i - y * w + 0.5) * sx)) * 4 + 3]!;
  };
  const covered = (i: number) => cover(i) > 0.5;
  const theirs = edgeOf(photo.data, w, h, () => true);
  const ours = edgeOf(picture, w, h, (p, s) => covered(p) || covered(p + s) || covered(p - s) || covered(p + 2 * s));
  const share = shareFor(theirs, ours);
  if (share === 0) return;
  let above = picture.slice(0, w * 3);
  for (let y = 1; y < h - 1; y++) {
    const row = picture.slice(y * w * 3, (y + 1) * w * 3);
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (!mask[i] || cover(i) <= 0.02) continue;
      for (let k = 0; k < 3; k++) {
        const o = x * 3 + k;
        const q = (i + w) * 3 + k;
        const own = row[o]!;
        const side = row[o - 3]! + row[o + 3]! + above[o]! + picture[q]!;
        const corner = above[o - 3]! + above[o + 3]! + picture[q - 3]! + picture[q + 3]!;
        const least = Math.min(own, row[o - 3]!, row[o + 3]!, above[o]!, picture[q]!);
        const most = Math.max(own, row[o - 3]!, row[o + 3]!, above[o]!, picture[q]!);
        const halo = HALO * (most - least);
        // Binomial, corners too: by the four sides alone slanting edges turned to stairs.
        const v = own * (1 - 3 * share) + share * (0.5 * side + 0.25 * corner);
        picture[i * 3 + k] = Math.max(0, Math.min(255, Math.round(Math.max(least - halo, Math.min(most + halo, v)))));
      }
    }
    above = row;
  }
};
