import { type Lens, type Pixel, project } from './camera.ts';
import type { Item } from './plan.ts';
import { cornersOf } from './polygon.ts';

type Point = readonly [x: number, y: number, z: number];

/** Nearer than this a point is cut off: behind the lens it would land on the wrong side. */
const NEAR = 0.15;

/** What a piece covers in the photo: the hull of its box, in pixels of the camera. Empty when it is behind the lens. */
export const outlineOf = (lens: Lens, item: Item): Pixel[] => {
  const floor = cornersOf(item);
  const ring = (y: number): Point[] => floor.map(({ x, z }) => [x, y, z]);
  const low = ring(item.y);
  const high = ring(item.y + item.height);
  const edges = low.flatMap((_, i): [Point, Point][] => {
    const next = (i + 1) % low.length;
    return [
      [low[i]!, low[next]!],
      [high[i]!, high[next]!],
      [low[i]!, high[i]!],
    ];
  });
  return hullOf(edges.flatMap(([a, b]) => seenEnds(lens, a, b)));
};

const seenEnds = (lens: Lens, a: Point, b: Point): Pixel[] => {
  const da = project(lens, ...a)[2];
  const db = project(lens, ...b)[2];
  if (da < NEAR && db < NEAR) return [];
  const cut = (p: Point, dp: number, q: Point, dq: number): Point => {
    if (dp >= NEAR) return p;
    const t = (NEAR - dp) / (dq - dp);
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
  };
  return [cut(a, da, b, db), cut(b, db, a, da)].map((point) => {
    const [x, y] = project(lens, ...point);
    return { x, y };
  });
};

/** Andrew's monotone chain. */
const hullOf = (points: readonly Pixel[]): Pixel[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Pixel[]): Pixel[] => {
    const chain: Pixel[] = [];
    for (const p of list) {
      for (let n = chain.length; n >= 2; n = chain.length) {
        const [a, b] = [chain[n - 2]!, chain[n - 1]!];
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};
