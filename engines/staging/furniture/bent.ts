import type { Vec3 } from '#domain/scene/camera.ts';
import type { Mesh } from './mesh.ts';
import { roundBox, tube } from './shapes.ts';

/** Facets of a slim round part: each narrower than a pixel, so that the whole part shares its light. */
const AROUND = 20;

/** Points on a smooth line through all of `through`, as steam and presses bend wood and steel. */
export const bent = (through: readonly Vec3[], steps = 6): Vec3[] => {
  const at = (i: number) => through[Math.max(0, Math.min(through.length - 1, i))]!;
  const out: Vec3[] = [];
  for (let i = 0; i < through.length - 1; i++) {
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const one = (k: 0 | 1 | 2) => {
        const [p, q, r, w] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
        return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - w + t * (3 * (q - r) + w - p)));
      };
      out.push([one(0), one(1), one(2)]);
    }
  }
  out.push(at(through.length - 1));
  return out;
};

/** A polygon's corners rounded by `radius`, as a tube is bent between straight lengths. */
export const filleted = (corners: readonly Vec3[], radius: number, steps = 6): Vec3[] => {
  const out: Vec3[] = [corners[0]!];
  const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ];
  for (let i = 1; i < corners.length - 1; i++) {
    const [p, c, n] = [corners[i - 1]!, corners[i]!, corners[i + 1]!];
    const cut = (to: Vec3) => {
      const l = Math.hypot(to[0] - c[0], to[1] - c[1], to[2] - c[2]);
      return mix(c, to, Math.min(0.49, radius / l));
    };
    const [a, b] = [cut(p), cut(n)];
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      out.push(mix(mix(a, c, t), mix(c, b, t), t));
    }
  }
  out.push(corners.at(-1)!);
  return out;
};

/** A round bar along a line, closed at both ends. */
export const bar = (line: readonly Vec3[], radius: number | ((t: number) => number)): Mesh => {
  const [first, second] = [line[0]!, line[1]!];
  const [last, before] = [line.at(-1)!, line.at(-2)!];
  const of = typeof radius === 'number' ? () => radius : radius;
  const toward = (from: Vec3, to: Vec3, by: number): Vec3 => {
    const l = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) || 1;
    return [0, 1, 2].map((k) => from[k as 0]! + ((to[k as 0]! - from[k as 0]!) * by) / l) as unknown as Vec3;
  };
  // Both ends are rounded off over a third of their radius.
  const points = [first, toward(first, second, of(0) / 3), ...line.slice(1, -1), toward(last, before, of(1) / 3), last];
  const n = points.length - 1;
  return tube(
    points,
    (t) => {
      const k = Math.round(t * n);
      const own = of(k <= 1 ? 0 : k >= n - 1 ? 1 : (k - 1) / (n - 2));
      return k === 0 || k === n ? own * 0.4 : own;
    },
    AROUND,
  );
};

/** A board across, bent towards the back by `deep` in its middle: the crest or the pad of a chair's back. */
export const bow = (w: number, h: number, thick: number, deep: number, edge: number): Mesh =>
  roundBox(w, h, thick, edge, {
    mid: 12,
    push: ([x, y, z]) => [x, y, z - deep * (1 - ((2 * x) / w) ** 2)],
  });

/** A wooden seat: narrower at the back, hollowed for the sitter, its edge eased. */
export const saddle = (w: number, thick: number, d: number, narrow: number, hollow: number): Mesh =>
  roundBox(w, thick, d, Math.min(0.012, thick * 0.45), {
    mid: 10,
    push: ([x, y, z]) => {
      const sat = Math.exp(-((x / (0.3 * w)) ** 2) - (z / (0.34 * d) + 0.15) ** 2);
      return [x * (1 - narrow * (0.5 - z / d)), y - (y > 0 ? hollow * sat : 0), z];
    },
  });
