import { basisOf, type Camera } from '#domain/scene/camera.ts';
import type { Segment } from './lines.ts';

/** A camera that explains the lines, its segments' axes (0 = x, 1 = up, 2 = z, -1 none) and how well it does. */
export type CameraGuess = {
  readonly camera: Camera;
  readonly axes: Int8Array;
  /** Share of line length that points at one of the three vanishing points, with priors: 0.78-0.94 on good rooms. */
  readonly score: number;
};

type Line = { mx: number; my: number; dx: number; dy: number; weight: number };
type Angles = { focal: number; pitch: number; roll: number; yaw: number };

const DEGREE = Math.PI / 180;
const TOLERANCE = 2 * (1.6 * DEGREE) ** 2;
/** Real-estate photos: about 22 mm, level, upright. */
const USUAL_35MM = 22;

const prepare = (segments: readonly Segment[], w: number, h: number): Line[] =>
  segments.map((s) => ({
    mx: (s.x1 + s.x2) / 2 - w / 2,
    my: (s.y1 + s.y2) / 2 - h / 2,
    dx: (s.x2 - s.x1) / s.length,
    dy: (s.y2 - s.y1) / s.length,
    // Planks and tiles low in the frame mislead; very long lines must not rule alone.
    weight:
      Math.min(s.length, 0.35 * w) *
      (Math.min(1, s.strength / 20) * 0.5 + 0.5) *
      ((s.y1 + s.y2) / 2 > h * 0.62 ? 0.55 : 1),
  }));

const support = (lines: readonly Line[], a: Angles, axes?: Int8Array): number => {
  const basis = basisOf(a);
  let total = 0;
  for (let k = 0; k < lines.length; k++) {
    const s = lines[k]!;
    let best = 0;
    let axis = -1;
    for (let i = 0; i < 3; i++) {
      const forward = basis[2][i]!;
      const ex = a.focal * basis[0][i]! - s.mx * forward;
      const ey = a.focal * basis[1][i]! - s.my * forward;
      const cross = ex * s.dy - ey * s.dx;
      const sine2 = (cross * cross) / (ex * ex + ey * ey + 1e-12);
      if (sine2 > 0.02) continue;
      const e = Math.exp(-sine2 / TOLERANCE);
      if (e > best) {
        best = e;
        axis = i;
      }
    }
    total += s.weight * best;
    if (axes) axes[k] = best > 0.3 ? axis : -1;
  }
  return total;
};

const quarterTurnApart = (a: number, b: number): number => {
  const d = Math.abs(a - b) % (Math.PI / 2);
  return Math.min(d, Math.PI / 2 - d);
};

/** Exhaustive over focal length, pitch and yaw, then coordinate descent: RANSAC on three vanishing points was less sure. */
export const searchCamera = (segments: readonly Segment[], w: number, h: number, focal35?: number): CameraGuess[] => {
  const lines = prepare(segments, w, h);
  const weight = lines.reduce((a, s) => a + s.weight, 0) || 1;
  const diagonal = Math.hypot(w, h);
  const mm = (focal: number) => (focal / diagonal) * 43.27;
  const prior = (a: Angles) => {
    const off = Math.log(mm(a.focal) / (focal35 ?? USUAL_35MM));
    return (
      -0.5 * ((off * off) / (focal35 ? 0.002 : 0.09)) * 0.05 -
      0.5 * (a.pitch / (6 * DEGREE)) ** 2 * 0.02 -
      0.5 * (a.roll / (1.2 * DEGREE)) ** 2 * 0.02
    );
  };
  const worth = (a: Angles) => support(lines, a) / weight + prior(a);

  const main = [...lines].sort((a, b) => b.weight - a.weight).slice(0, 120);
  const mainWeight = main.reduce((a, s) => a + s.weight, 0) || 1;
  const grid: { value: number; at: Angles }[] = [];
  for (const lens of focal35 ? [focal35] : [14, 17, 20, 24, 29, 35]) {
    for (let p = -16; p <= 20; p += 2) {
      for (let y = -45; y < 45; y += 2) {
        const at = { focal: (lens / 43.27) * diagonal, pitch: p * DEGREE, roll: 0, yaw: y * DEGREE };
        grid.push({ value: support(main, at) / mainWeight + prior(at), at });
      }
    }
  }
  grid.sort((a, b) => b.value - a.value);
  const seeds: Angles[] = [];
  for (const { at } of grid) {
    if (seeds.length >= 7) break;
    const far = (q: Angles) =>
      quarterTurnApart(q.yaw, at.yaw) > 0.1 ||
      Math.abs(Math.log(q.focal / at.focal)) > 0.3 ||
      Math.abs(q.pitch - at.pitch) > 0.1;
    if (seeds.every(far)) seeds.push(at);
  }

  const modes = seeds
    .map((seed) => climb(seed, worth, (a) => mm(a.focal) > 11 && mm(a.focal) < 55))
    .sort((a, b) => b.value - a.value);
  const guesses: CameraGuess[] = [];
  for (const mode of modes) {
    if (guesses.length >= 3 || mode.value < modes[0]!.value - 0.15) break;
    let yaw = mode.at.yaw;
    while (yaw > Math.PI / 4) yaw -= Math.PI / 2;
    while (yaw < -Math.PI / 4) yaw += Math.PI / 2;
    const distinct = guesses.every(
      (g) => quarterTurnApart(g.camera.yaw, yaw) > 0.09 || Math.abs(Math.log(g.camera.focal / mode.at.focal)) > 0.2,
    );
    if (!distinct) continue;
    const axes = new Int8Array(lines.length);
    support(lines, { ...mode.at, yaw }, axes);
    guesses.push({ camera: { ...mode.at, yaw, width: w, height: h, eye: 1, bend: 0 }, axes, score: mode.value });
  }
  return guesses;
};

const climb = (seed: Angles, worth: (a: Angles) => number, allowed: (a: Angles) => boolean) => {
  let at = seed;
  let value = worth(at);
  let step = 1;
  for (let round = 0; round < 60 && step > 0.008; round++) {
    let better = false;
    for (const [key, size] of [
      ['focal', 0.08],
      ['pitch', 0.02],
      ['roll', 0.01],
      ['yaw', 0.02],
    ] as const) {
      for (const sign of [1, -1]) {
        const move = sign * size * step;
        const next = { ...at, [key]: key === 'focal' ? at.focal * (1 + move) : at[key] + move };
        if (!allowed(next)) continue;
        const v = worth(next);
        if (v > value) {
          value = v;
          at = next;
          better = true;
        }
      }
    }
    if (!better) step /= 2;
  }
  return { at, value };
};

/** Which axis each segment follows under a given camera (a person's corners may have moved it). */
export const axesUnder = (segments: readonly Segment[], camera: Camera): Int8Array => {
  const axes = new Int8Array(segments.length);
  support(prepare(segments, camera.width, camera.height), camera, axes);
  return axes;
};
