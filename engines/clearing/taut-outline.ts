import type { Region } from '#engines/raster/regions.ts';

/** The taut outline of some cells as the left and right end of each of its rows. */
export const tautRows = (
  labels: Int32Array,
  width: number,
  { label, left, right, top, bottom }: Region,
): readonly [number, number][] => {
  const lefts: [number, number][] = [];
  const rights: [number, number][] = [];
  for (let y = top; y <= bottom; y++) {
    let first = -1;
    let last = -1;
    for (let x = left; x <= right; x++)
      if (labels[y * width + x] === label) {
        if (first < 0) first = x;
        last = x;
      }
    if (first < 0) continue;
    lefts.push([first, y]);
    rights.push([last, y]);
  }
  const chain = (points: [number, number][], side: 1 | -1): [number, number][] => {
    const out: [number, number][] = [];
    for (const p of points) {
      while (out.length >= 2) {
        const [a, b] = [out[out.length - 2]!, out[out.length - 1]!];
        if (side * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out;
  };
  const at = (line: [number, number][], y: number): number => {
    let n = 1;
    while (n < line.length - 1 && line[n]![1] < y) n++;
    const a = line[n - 1]!;
    const b = line[Math.min(n, line.length - 1)]!;
    return b[1] === a[1] ? a[0] : a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
  };
  const [l, r] = [chain(lefts, -1), chain(rights, 1)];
  const rows: [number, number][] = [];
  for (let y = top; y <= bottom; y++) rows.push([Math.round(at(l, y)), Math.round(at(r, y))]);
  return rows;
};
