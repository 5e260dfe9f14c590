import type { Labelling } from '#engines/raster/regions.ts';

/** Share of its fullest column from which a column is window, and up to which it is the haze between two. */
const FULL = 0.5;
const HAZE = 0.36;
/** Columns between two windows, and that in heights of theirs: less is the post between two sashes. */
const BETWEEN = 4;
const APART = 0.1;

/** Two windows side by side that hang together by a haze: each becomes a region of its own, the haze none. */
export const withoutHaze = (
  { labels, regions }: Labelling,
  width: number,
  height: number,
  /** Share of the picture that a window takes at least. */
  smallest: number,
): Labelling => {
  const all = [...regions];
  for (const region of regions) {
    const { left, right, top, bottom, label } = region;
    if (region.area < 2 * smallest * width * height || right - left < 4 * BETWEEN) continue;
    const counts = new Float32Array(right - left + 1);
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) if (labels[y * width + x] === label) counts[x - left]!++;
    const most = Math.max(...counts);
    const cuts: number[] = [];
    let [from, full] = [-1, false];
    for (const [x, count] of counts.entries()) {
      if (count > FULL * most) {
        if (full && from >= 0 && x - from >= Math.max(BETWEEN, APART * (bottom - top))) cuts.push((x + from) >> 1);
        [from, full] = [-1, true];
      } else if (count < HAZE * most && from < 0) from = x;
    }
    if (cuts.length === 0) continue;
    for (const [n, cut] of [...cuts, counts.length].entries()) {
      const [first, last] = [n === 0 ? 0 : cuts[n - 1]!, cut];
      const id = all.length + 1;
      const part = { label: id, area: 0, left: width, right: 0, top: height, bottom: 0 };
      for (let y = top; y <= bottom; y++)
        for (let x = left + first; x < left + last; x++) {
          const i = y * width + x;
          if (labels[i] !== label) continue;
          const window = counts[x - left]! > HAZE * most;
          labels[i] = window ? id : 0;
          if (!window) continue;
          part.area++;
          part.left = Math.min(part.left, x);
          part.right = Math.max(part.right, x);
          part.top = Math.min(part.top, y);
          part.bottom = Math.max(part.bottom, y);
        }
      all.push(part);
    }
    all[label - 1] = { ...region, area: 0 };
  }
  return { labels, regions: all };
};
