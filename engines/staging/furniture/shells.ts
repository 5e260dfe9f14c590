import { gridTriangles, type Mesh, smoothed } from './mesh.ts';
import { sewn } from './plump.ts';
import { sheet } from './shapes.ts';

type Stitching = {
  /** Channels side by side. */
  readonly channels?: number;
  /** Channels one above the other. */
  readonly ribs?: number;
};

/** 1 in the seam between two of `count` channels, 0 in the middle of one; `at` runs from -1 to 1. */
const between = (count: number, at: number): number =>
  count ? 1 - Math.abs(Math.sin((Math.PI * count * (at + 1)) / 2)) ** 0.5 : 0;

/** A curved back about the sitter, padded: full in the middle, drawn together at its rim, corners rounded. */
export const shell = (
  w: number,
  low: number,
  high: number,
  z: number,
  wrap: number,
  thick: number,
  { channels = 0, ribs = 0 }: Stitching = {},
): Mesh => {
  const [nu, nv] = [channels ? channels * 20 : 22, ribs ? ribs * 12 : 18];
  const r = w / 2 / Math.sin(Math.min(Math.PI / 2, wrap / 2));
  const middle = sheet(nu, nv, (u, v) => {
    // Closer together near the rim, where the outline turns.
    const [s, t] = [Math.sin((u - 0.5) * Math.PI), 0.5 + 0.5 * Math.sin((v - 0.5) * Math.PI)];
    const corner = Math.max(0, 1 - Math.abs(2 * t - 1) ** 4) ** (1 / 3);
    const a = s * 0.5 * wrap * (0.7 + 0.3 * corner);
    return [Math.sin(a) * r, low + t * (high - low) - 0.012 * s * s * t, z + r * (1 - Math.cos(a)) - 0.1 * t];
  });
  const n = middle.positions.length / 3;
  const positions = new Float32Array(n * 6);
  const shade = new Float32Array(n * 2);
  for (let k = 0; k < n; k++) {
    const s = Math.sin(((k % (nu + 1)) / nu - 0.5) * Math.PI);
    const t = Math.sin((Math.floor(k / (nu + 1)) / nv - 0.5) * Math.PI);
    const drawn = Math.max(between(channels, s), between(ribs, t));
    // Both panels are sewn together along the rim; the one behind has no channels.
    const rim = sewn(Math.min(((1 - Math.abs(s)) * w) / 2, ((1 - Math.abs(t)) * (high - low)) / 2));
    shade[k] = rim * (1 - 0.45 * drawn ** 2);
    shade[n + k] = ribs ? rim : shade[k]!;
    const half = (thick / 2) * (Math.max(0, 1 - s ** 4) * Math.max(0, 1 - t ** 4)) ** 0.4;
    const behind = ribs ? half : half * (1 - 0.34 * drawn);
    for (let a = 0; a < 3; a++) {
      const normal = middle.normals[k * 3 + a]!;
      positions[k * 3 + a] = middle.positions[k * 3 + a]! + 1.25 * normal * half * (1 - 0.34 * drawn);
      positions[(n + k) * 3 + a] = middle.positions[k * 3 + a]! - 0.75 * normal * behind;
    }
  }
  const both = Uint32Array.from([...gridTriangles(nu, nv), ...gridTriangles(nu, nv, n, true)]);
  return { ...smoothed(positions, both), shade };
};
