import { expect, test } from 'vitest';
import { seededRandom } from '#engines/raster/noise.ts';
import { buildKernel } from '../../../scripts/build-kernels.ts';
import { makeRays } from '../render/rays.ts';
import { buildTree } from '../render/tree.ts';
import { widen } from '../render/wide-tree.ts';
import { kernelWasm } from './kernel-wasm.ts';

test('the committed WebAssembly is what its source compiles to', async () => {
  expect(Buffer.from(await buildKernel('staging')).toString('base64')).toBe(kernelWasm);
});

type Place = readonly [number, number, number];

/** Small triangles in a room, in the order of their tree, flat ones along the axes among them. */
const scene = (count: number, random: () => number) => {
  const loose = Array.from({ length: count }, (_, k) => {
    const corner = [random() * 4, random() * 2.6, random() * 5];
    const edges = Array.from({ length: 6 }, (_, e) => (k % 4 < 3 && e % 3 === k % 4 ? 0 : random() - 0.5));
    return [...corner, ...edges];
  });
  const boxes = Float32Array.from(
    loose.flatMap((t) => {
      const along = [0, 1, 2].map((a) => [t[a]!, t[a]! + t[3 + a]!, t[a]! + t[6 + a]!]);
      return [...along.map((v) => Math.min(...v)), ...along.map((v) => Math.max(...v))];
    }),
  );
  const tree = buildTree(boxes);
  const corners = Float32Array.from([...tree.order].flatMap((k) => loose[k]!));
  const nodes = widen(tree);
  const none = new Uint16Array(count);
  return {
    corners,
    normals: corners,
    tones: new Uint8Array(),
    material: none,
    placement: none,
    nodes,
    materials: [],
    placements: [],
  };
};

/** Distance along a ray to one triangle, by Cramer's rule; undefined beside it. */
const distanceTo = (c: Float32Array, o: Place, d: Place): number | undefined => {
  const cross = (a: Place, b: Place): Place => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [e, f]: Place[] = [
    [c[3]!, c[4]!, c[5]!],
    [c[6]!, c[7]!, c[8]!],
  ];
  const from: Place = [o[0] - c[0]!, o[1] - c[1]!, o[2] - c[2]!];
  const across = cross(d, f!);
  const det = dot(e!, across);
  const [u, side] = [dot(from, across) / det, cross(from, e!)];
  const [v, t] = [dot(d, side) / det, dot(f!, side) / det];
  return u >= 0 && v >= 0 && u + v <= 1 && t > 1e-4 ? t : undefined;
};

test('rays meet what testing every triangle finds', () => {
  const random = seededRandom(11);
  for (const count of [1, 3, 400]) {
    const geometry = scene(count, random);
    const rays = makeRays(geometry);
    for (let n = 0; n < 250; n++) {
      const o: Place = [random() * 4, random() * 2.6, random() * 5];
      // Every fifth along an axis, where two of the inverse directions are huge.
      const raw = [0, 1, 2].map((a) => (n % 5 ? random() - 0.5 : a === n % 3 ? 1 : 0));
      const d = raw.map((v) => v / Math.hypot(...raw)) as unknown as Place;
      const far = n % 2 ? 1e9 : 0.8;
      let nearest = far;
      for (let k = 0; k < count; k++)
        nearest = Math.min(nearest, distanceTo(geometry.corners.subarray(k * 9, k * 9 + 9), o, d) ?? far);
      expect(rays.nearest(...o, ...d, far)).toBe(nearest < far);
      expect(rays.hit.t).toBeCloseTo(nearest, 6);
      expect(rays.blocked(...o, ...d, far)).toBe(nearest < far);
    }
  }
});
