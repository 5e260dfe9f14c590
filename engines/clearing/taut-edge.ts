import type { Plane } from '#engines/raster/raster.ts';

/** How far, as a share of the height, a taut edge may lie off what the network reads: it wavers by a pixel or two of its own. */
const SLACK = 0.012;

type Point = { readonly x: number; readonly y: number };

/** The fewest straight stretches that stay within the slack (Douglas and Peucker 1973). */
const tautened = (points: readonly Point[], slack: number): readonly Point[] => {
  if (points.length < 3) return points;
  const [first, last] = [points[0]!, points.at(-1)!];
  let far = 0;
  let most = 0;
  for (let n = 1; n < points.length - 1; n++) {
    const p = points[n]!;
    const t = (p.x - first.x) / (last.x - first.x);
    const off = Math.abs(p.y - first.y - t * (last.y - first.y));
    if (off > most) {
      most = off;
      far = n;
    }
  }
  if (most <= slack) return straight(points, first, last);
  return [...tautened(points.slice(0, far + 1), slack).slice(0, -1), ...tautened(points.slice(far), slack)];
};

/** The line through a stretch that halves its points' distances, instead of the one through its two ends. */
const straight = (points: readonly Point[], first: Point, last: Point): readonly Point[] => {
  const lean = (p: Point): number => p.y - first.y - ((p.x - first.x) / (last.x - first.x)) * (last.y - first.y);
  const offs = points.map(lean).sort((a, b) => a - b);
  const by = offs[offs.length >> 1]!;
  return [
    { x: first.x, y: first.y + by },
    { x: last.x, y: last.y + by },
  ];
};

/**
 * Where a surface ends, column by column, as straight stretches: `plane` is its probability at the network's size, `up`
 * says that it lies below the edge (a floor) and not above (a ceiling). The answer is in shares of the height, one for each
 * of `columns`; where the surface is not met it lies beyond the picture.
 */
export const tautEdge = (plane: Plane, up: boolean, columns: number): Float32Array => {
  const { width, height, data } = plane;
  const runs: Point[][] = [];
  let open: Point[] | undefined;
  for (let x = 0; x < width; x++) {
    // From the picture's border inwards, a gap of a few rows does not end the surface.
    let end = -1;
    for (let n = 0, miss = 0; n < height && miss < height * 0.06; n++) {
      const y = up ? height - 1 - n : n;
      if (data[y * width + x]! < 0.5) miss++;
      else {
        miss = 0;
        end = y;
      }
    }
    if (end < 0) {
      open = undefined;
      continue;
    }
    const beyond = up ? end - 1 : end + 1;
    const [inside, outside] = [data[end * width + x]!, beyond >= 0 && beyond < height ? data[beyond * width + x]! : 0];
    const part = (inside - 0.5) / Math.max(1e-3, inside - outside);
    const point = { x, y: up ? end + 0.5 - part : end + 0.5 + part };
    // A step of more than a tenth of the height is another thing's edge, not this one's slope.
    if (!open || Math.abs(open.at(-1)!.y - point.y) > height * 0.1) {
      open = [];
      runs.push(open);
    }
    open.push(point);
  }
  const edge = new Float32Array(columns).fill(up ? 2 : -1);
  for (const run of runs) {
    const taut = tautened(run, height * SLACK);
    for (let n = 0; n + 1 < taut.length || (n === 0 && taut.length === 1); n++) {
      const [p, q] = [taut[n]!, taut[n + 1] ?? taut[n]!];
      const from = Math.floor((p.x / width) * columns);
      const to = Math.min(columns, Math.ceil(((q.x + 1) / width) * columns));
      for (let x = from; x < to; x++) {
        const t = q.x > p.x ? (((x + 0.5) * width) / columns - 0.5 - p.x) / (q.x - p.x) : 0;
        edge[x] = (p.y + (q.y - p.y) * t) / height;
      }
    }
  }
  return edge;
};
