import type { Lens } from '#domain/scene/camera.ts';
import { FLOOR, type Surfaces } from '#engines/clearing/surfaces.ts';
import { seededRandom } from '#engines/raster/noise.ts';

type Site = { readonly x: number; readonly y: number; readonly size: number };

/**
 * Boards, tiles and pile: the detail that is left of the floor when its shade is taken away is copied from visible
 * floor, tile by tile, by a shift in metres on the floor itself, so that it shrinks with distance as the floor does.
 * `detail` is read outside the hole and written inside it (three floats a pixel); the answer says how much of it to show.
 */
export const quiltFloor = (
  surfaces: Surfaces,
  lens: Lens,
  hole: Uint8Array,
  usable: Uint8Array,
  detail: Float32Array,
  seed: number,
): Float32Array => {
  const { width, height, side, a, b, distance } = surfaces;
  const known = usable.slice();
  const sources: number[] = [];
  for (let y = 0; y < height; y += 3)
    for (let x = 0; x < width; x += 3) if (usable[y * width + x]) sources.push(y * width + x);
  const trust = new Float32Array(hole.length);
  if (sources.length < 200) return trust;
  sources.sort((p, q) => distance[p]! - distance[q]!);
  const reach = Float32Array.from(sources, (i) => distance[i]!);
  const size = Math.max(16, Math.round(Math.max(width, height) / 40));
  const overlap = Math.round(size / 2.6);
  const random = seededRandom(seed);
  const landing = landingOn(surfaces, lens);
  const most = Math.ceil((size + 2 * overlap) / 3) ** 2;
  const border = new Int32Array(most);
  const inner = new Int32Array(most);
  for (const site of sitesOf(hole, side, width, height, size)) {
    const anchor = anchorOf(site, side, width, height);
    if (anchor < 0) continue;
    const x0 = Math.max(0, site.x - overlap);
    const x1 = Math.min(width, site.x + size + overlap);
    const y0 = Math.max(0, site.y - overlap);
    const y1 = Math.min(height, site.y + size + overlap);
    let borders = 0;
    let inners = 0;
    for (let y = y0; y < y1; y += 3)
      for (let x = x0; x < x1; x += 3) {
        const i = y * width + x;
        if (side[i] !== FLOOR) continue;
        if (known[i]) border[borders++] = i;
        if (hole[i]) inner[inners++] = i;
      }
    let best: { dx: number; dz: number } | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [near, far, tries] of [
      [0.7, 1.25, 40],
      [0.45, 1.7, 30],
      [0.1, 9, 20],
    ] as const) {
      const from = lowerBound(reach, distance[anchor]! * near);
      const to = lowerBound(reach, distance[anchor]! * far);
      if (to - from < 30) continue;
      for (let n = 0; n < tries; n++) {
        const source = sources[from + Math.floor(random() * (to - from))]!;
        const dx = a[source]! - a[anchor]!;
        const dz = b[source]! - b[anchor]!;
        let missing = 0;
        const allowed = inners * 0.08;
        for (let k = 0; k < inners && missing <= allowed; k++) {
          const j = landing(inner[k]!, dx, dz);
          if (j < 0 || !usable[j]) missing++;
        }
        if (missing > allowed) continue;
        let cost = 0;
        let seen = 0;
        // Squared steps reward blank pieces: one that has less grain than the border pays for what it lacks.
        let lacking = 0;
        for (let k = 0; k < borders; k++) {
          const i = border[k]!;
          const j = landing(i, dx, dz);
          if (j < 0 || !usable[j]) continue;
          for (let c = 0; c < 3; c++) {
            const have = detail[j * 3 + c]!;
            const want = detail[i * 3 + c]!;
            cost += (want - have) ** 2;
            lacking += want ** 2 - have ** 2;
          }
          seen++;
        }
        cost += Math.max(0, lacking);
        const mean =
          (seen > 4 ? cost / seen : 400) * (1 + 0.3 * Math.abs(Math.log(distance[source]! / distance[anchor]!)));
        if (mean < least) {
          least = mean;
          best = { dx, dz };
        }
      }
      if (best) break;
    }
    if (!best) continue;
    const shown = trustIn(least, border.subarray(0, borders), detail);
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const i = y * width + x;
        if (side[i] !== FLOOR || !hole[i]) continue;
        const j = landing(i, best.dx, best.dz);
        if (j < 0 || !usable[j]) continue;
        const edge = Math.min(
          x - site.x + overlap,
          site.x + size + overlap - 1 - x,
          y - site.y + overlap,
          site.y + size + overlap - 1 - y,
        );
        // A narrow passage: over the whole overlap two pieces of wood average to none.
        const t = Math.min(1, Math.max(0, (edge + 1) / overlap - 0.5));
        const share = known[i] ? t * t * (3 - 2 * t) : 1;
        for (let c = 0; c < 3; c++) detail[i * 3 + c] = detail[i * 3 + c]! * (1 - share) + detail[j * 3 + c]! * share;
        trust[i] = trust[i]! * (known[i] ? 1 - share : 0) + shown * share;
        known[i] = 1;
      }
  }
  return trust;
};

/** Pixel that shows the floor's place of pixel i moved by metres, or -1: `project` without its array a call. */
const landingOn = ({ width, height, a, b }: Surfaces, { basis, camera, cx, cy, half }: Lens) => {
  const [r, d, f] = basis;
  const { focal, bend, eye } = camera;
  const [r0, r2, d0, d2, f0, f2] = [r[0], r[2], d[0], d[2], f[0], f[2]];
  const [r1, d1, f1] = [r[1] * -eye, d[1] * -eye, f[1] * -eye];
  return (i: number, dx: number, dz: number): number => {
    const x = a[i]! + dx;
    const z = b[i]! + dz;
    const depth = f0 * x + f1 + f2 * z;
    if (depth <= 0.05) return -1;
    let u = (focal * (r0 * x + r1 + r2 * z)) / depth;
    let v = (focal * (d0 * x + d1 + d2 * z)) / depth;
    if (bend !== 0) {
      const grow = 1 + bend * Math.min((u * u + v * v) / (half * half), 2);
      u *= grow;
      v *= grow;
    }
    const column = Math.floor(cx + u);
    const row = Math.floor(cy + v);
    return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : -1;
  };
};

/** Grain of which nothing is known but its strength. */
const BLIND = 0.5;

/**
 * How much of a copied piece to show. One that meets its border as well as chance would is only grain of the right kind:
 * whole it looks busier than the floor beside it and costs similarity; one that continues its border is shown whole.
 */
const trustIn = (cost: number, border: Int32Array, detail: Float32Array): number => {
  if (border.length <= 4) return BLIND;
  let power = 0;
  for (let k = 0; k < border.length; k++) for (let c = 0; c < 3; c++) power += detail[border[k]! * 3 + c]! ** 2;
  const chance = (2 * power) / border.length;
  return Math.min(1, Math.max(BLIND, 1.2 - cost / Math.max(1, chance)));
};

const lowerBound = (sorted: Float32Array, value: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Tiles that hold cleared floor, those with the most visible floor around them first. */
const sitesOf = (hole: Uint8Array, side: Uint8Array, width: number, height: number, size: number): Site[] => {
  const sites: (Site & { open: number })[] = [];
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size) {
      let inside = 0;
      let open = 0;
      for (let j = Math.max(0, y - size); j < Math.min(height, y + 2 * size); j += 3)
        for (let i = Math.max(0, x - size); i < Math.min(width, x + 2 * size); i += 3) {
          const at = j * width + i;
          if (side[at] !== FLOOR) continue;
          if (!hole[at]) open++;
          else if (i >= x && i < x + size && j >= y && j < y + size) inside++;
        }
      if (inside > 0) sites.push({ x, y, size, open });
    }
  return sites.sort((p, q) => q.open - p.open);
};

const anchorOf = (site: Site, side: Uint8Array, width: number, height: number): number => {
  const x = Math.min(width - 1, site.x + (site.size >> 1));
  for (let y = Math.min(height - 1, site.y + (site.size >> 1)); y < Math.min(height, site.y + site.size); y++)
    if (side[y * width + x] === FLOOR) return y * width + x;
  return -1;
};
