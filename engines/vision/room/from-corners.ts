import { type Camera, floorUnder, lensOf, type Pixel, rescale } from '#domain/scene/camera.ts';
import { type BoxFit, findCeiling } from './box-fit.ts';
import { axesUnder, searchCamera } from './camera-search.ts';
import { drawEdges } from './edge-maps.ts';
import { finish, type RoomEvidence, type RoomReading } from './read-room.ts';

/** Where the walls meet the floor, in photo pixels: along the left wall, the two far corners, along the right wall. */
export type FloorCorners = {
  readonly nearLeft: Pixel;
  readonly farLeft: Pixel;
  readonly farRight: Pixel;
  readonly nearRight: Pixel;
};
export type KnownLength = { readonly from: Pixel; readonly to: Pixel; readonly metres: number };

const DEGREE = Math.PI / 180;

/** How far the corners are from a room with square corners under this camera, and the box they make (in eye heights). */
const boxUnder = (camera: Camera, corners: FloorCorners) => {
  const lens = lensOf({ ...camera, eye: 1 });
  const on = (p: Pixel) => floorUnder(lens, p.x, p.y);
  const a = on(corners.nearLeft);
  const b = on(corners.farLeft);
  const c = on(corners.farRight);
  const d = on(corners.nearRight);
  if (!a || !b || !c || !d) return null;
  const slant = (x: number, along: number) => Math.atan2(x, Math.max(0.05, Math.abs(along))) / (2 * DEGREE);
  const off = slant(c.z - b.z, c.x - b.x) ** 2 + slant(b.x - a.x, b.z - a.z) ** 2 + slant(c.x - d.x, c.z - d.z) ** 2;
  return { off, box: { depth: (b.z + c.z) / 2, left: -(a.x + b.x) / 2, right: (c.x + d.x) / 2 } };
};

/**
 * A person's corners settle the room: the camera is the one that makes them square, with the photo's lines and usual
 * lenses as a tie-breaker (four corners alone leave the focal length free when the room is seen straight on).
 */
export const readFromCorners = (
  evidence: RoomEvidence,
  corners: FloorCorners,
  known?: KnownLength,
  focalLength35?: number,
): RoomReading | null => {
  const { width, height } = evidence.lineSize;
  const toLines = width / evidence.photo.width;
  const scaled = Object.fromEntries(
    Object.entries(corners).map(([k, p]) => [k, { x: p.x * toLines, y: p.y * toLines }]),
  ) as FloorCorners;
  const diagonal = Math.hypot(width, height);
  const usual = (focalLength35 ?? 22) / 43.27;
  const seeds: Camera[] = searchCamera(evidence.segments, width, height, focalLength35).map((g) => g.camera);
  for (const yaw of [-0.6, -0.2, 0.2, 0.6])
    for (const pitch of [0, 0.15])
      seeds.push({ width, height, focal: usual * diagonal, pitch, roll: 0, yaw, eye: 1, bend: 0 });
  const cost = (c: Camera): number => {
    const found = boxUnder(c, scaled);
    if (!found || found.box.depth < 0.3 || found.box.left + found.box.right < 0.3) return 1e6;
    const axes = axesUnder(evidence.segments, c);
    let fit = 0;
    let all = 1;
    evidence.segments.forEach((s, i) => {
      all += s.length;
      if (axes[i]! >= 0) fit += s.length;
    });
    return (
      found.off +
      3 * (1 - fit / all) +
      0.5 * (Math.log(c.focal / (usual * diagonal)) / (focalLength35 ? 0.04 : 0.3)) ** 2 +
      0.5 * (c.roll / (1.5 * DEGREE)) ** 2 +
      0.5 * (c.pitch / (9 * DEGREE)) ** 2
    );
  };
  let best: { camera: Camera; value: number } | null = null;
  for (const seed of seeds) {
    const tried = descend(seed, cost);
    if (!best || tried.value < best.value) best = tried;
  }
  const found = best && boxUnder(best.camera, scaled);
  if (!best || !found || found.off > 12) return null;
  const axes = axesUnder(evidence.segments, best.camera);
  const maps = drawEdges(evidence.segments, axes, evidence.small.width, evidence.small.height, evidence.lineScale);
  const lens = lensOf(rescale({ ...best.camera, eye: 1 }, evidence.small.width, evidence.small.height));
  const floor = evidence.classes?.floor ?? {
    width: evidence.small.width,
    height: evidence.small.height,
    data: new Float32Array(evidence.small.width * evidence.small.height).fill(0.5),
  };
  const ceiling = findCeiling({ lens, maps, floor, ceiling: evidence.classes?.ceiling }, found.box, 0.004);
  const fit: BoxFit = { box: found.box, ceiling, region: 1, edge: 1, backEdge: 1, leftEdge: 1, rightEdge: 1, score: 2 };
  const eye = known && eyeFrom(best.camera, known, toLines);
  return finish(evidence, best.camera, 1, fit, { floor, colours: floor }, { eye: eye ?? undefined });
};

const eyeFrom = (camera: Camera, known: KnownLength, toLines: number): number | null => {
  const lens = lensOf({ ...camera, eye: 1 });
  const a = floorUnder(lens, known.from.x * toLines, known.from.y * toLines);
  const b = floorUnder(lens, known.to.x * toLines, known.to.y * toLines);
  const length = a && b ? Math.hypot(a.x - b.x, a.z - b.z) : 0;
  if (length < 0.02) return null;
  return Math.max(0.4, Math.min(3, known.metres / length));
};

const descend = (seed: Camera, cost: (c: Camera) => number) => {
  let camera = seed;
  let value = cost(camera);
  let step = 1;
  for (let round = 0; round < 70 && step > 0.01; round++) {
    let better = false;
    for (const [key, size] of [
      ['focal', 0.1],
      ['pitch', 0.03],
      ['roll', 0.01],
      ['yaw', 0.05],
    ] as const) {
      for (const sign of [1, -1]) {
        const move = sign * size * step;
        const next = { ...camera, [key]: key === 'focal' ? camera.focal * (1 + move) : camera[key] + move };
        const v = cost(next);
        if (v < value) {
          value = v;
          camera = next;
          better = true;
        }
      }
    }
    if (!better) step /= 2;
  }
  return { camera, value };
};

/** The reading's own corners as something to drag: near ends are where the walls leave the picture. */
export const proposeCorners = (
  reading: Pick<RoomReading, 'camera'> & { readonly fit: Pick<BoxFit, 'box'> },
): FloorCorners => {
  const { camera, fit } = reading;
  const lens = lensOf({ ...camera, eye: 1 });
  const { depth, left, right } = fit.box;
  const spot = (x: number, z: number): Pixel | null => {
    const [r, d, f] = lens.basis;
    const deep = f[0] * x - f[1] + f[2] * z;
    if (deep < 0.05) return null;
    return {
      x: lens.cx + (camera.focal * (r[0] * x - r[1] + r[2] * z)) / deep,
      y: lens.cy + (camera.focal * (d[0] * x - d[1] + d[2] * z)) / deep,
    };
  };
  const inside = (p: Pixel | null): p is Pixel =>
    p !== null && p.x >= 0 && p.y >= 0 && p.x < camera.width && p.y < camera.height;
  const keep = (p: Pixel | null): Pixel => ({
    x: Math.round(Math.max(-camera.width, Math.min(2 * camera.width, p?.x ?? camera.width / 2))),
    y: Math.round(Math.max(0, Math.min(2 * camera.height, p?.y ?? camera.height))),
  });
  const nearest = (x: number): Pixel => {
    let last = spot(x, depth * 0.9);
    for (let z = depth * 0.9; z > -2; z -= depth / 40) {
      const p = spot(x, z);
      if (!inside(p)) break;
      last = p;
    }
    return keep(last);
  };
  return {
    nearLeft: nearest(-left),
    farLeft: keep(spot(-left, depth)),
    farRight: keep(spot(right, depth)),
    nearRight: nearest(right),
  };
};
