import type { Sun } from './light-box.ts';
import type { Size } from './room-texels.ts';
import { FINE, type Patches, soften } from './sun-pattern.ts';
import type { Pane } from './windows.ts';

const DEGREE = Math.PI / 180;
const TURN = 3;
const BETTER = 1.03;
const STEP = 5;
/** Brighter than the floor's median by this much is sun. */
const LIT = 1.45;
/** Fewest sunlit places (12 cm wide) that tell a direction. */
const FEWEST = 12;
/** Fewest places on their edges; and more of these than of a mirror image's. */
const FEWEST_EDGES = 120;
/** Windows are read to a hand's breadth. */
const SLACK = 0.12;
/** Least agreement (harmonic mean of precision and recall) between the patches and what the windows would let in. */
const SURE = 0.3;
/** On a dark polished floor a window's mirror image is bright too, but only sun is blown out: least share of the patches that must be. */
const BLOWN = 0.3;

/**
 * The sun by the patches it throws on the floor: the direction whose beams through the room's windows fit them best, and
 * along which their edges run. Trees and sills take part of the beams, so that the fit is never whole; where it is poor
 * there is no sun.
 */
export const findSun = (patches: Patches, size: Size, panes: readonly Pane[]): Sun | null => {
  if (!panes.length || (!patches.pale && patches.blown < BLOWN)) return null;
  const { lit, dull } = placesOf(patches, size);
  if (lit.length < 2 * FEWEST) return null;
  const { edges, mirrored } = edgesOf(patches, size);
  if (edges.length / 2 < Math.max(FEWEST_EDGES, mirrored)) return null;
  const runs = Array.from({ length: 360 / TURN }, (_, k) => {
    const [sx, sz] = [Math.sin(k * TURN * DEGREE), Math.cos(k * TURN * DEGREE)];
    let along = 0;
    for (let e = 0; e < edges.length; e += 2) along += Math.abs(edges[e]! * sx + edges[e + 1]! * sz) > 0.97 ? 1 : 0;
    return Math.min(1, 0.35 + (2 * along) / edges.length);
  });
  let best = 0;
  let sun: Sun | null = null;
  // From high to low: what a low sun explains no better stays with the high one, whose shadows are shorter.
  for (let rise = 66; rise >= 14; rise -= 2) {
    const [flat, y] = [Math.cos(rise * DEGREE), Math.sin(rise * DEGREE)];
    let here = best * BETTER;
    for (const [k, run] of runs.entries()) {
      const way = { x: flat * Math.sin(k * TURN * DEGREE), y, z: flat * Math.cos(k * TURN * DEGREE) };
      const right = count(lit, way, size, panes);
      if (right * 2 * run <= here * (right + lit.length / 2)) continue;
      const fit = (2 * right) / (right + count(dull, way, size, panes) + lit.length / 2);
      if (fit < SURE || fit * run <= here) continue;
      here = fit * run;
      best = here;
      sun = way;
    }
  }
  return sun;
};

const placesOf = ({ pattern, shown }: Patches, size: Size): { lit: number[]; dull: number[] } => {
  const lit: number[] = [];
  const dull: number[] = [];
  for (let j = STEP >> 1; j < FINE; j += STEP) {
    for (let i = STEP >> 1; i < FINE; i += STEP) {
      const k = j * FINE + i;
      if (!shown[k]) continue;
      const x = ((i + 0.5) / FINE) * (size.left + size.right) - size.left;
      const z = ((j + 0.5) / FINE) * (size.depth + size.behind) - size.behind;
      (pattern[k]! > LIT ? lit : dull).push(x, z);
    }
  }
  return { lit, dull };
};

/** Directions in which the patches' edges run, unit length. Edges that run at the camera are a mirror image's, those along a wall a sill's. */
const edgesOf = ({ pattern, shown }: Patches, size: Size): { edges: number[]; mirrored: number } => {
  const edges: number[] = [];
  let mirrored = 0;
  const [w, d] = [(size.left + size.right) / FINE, (size.depth + size.behind) / FINE];
  for (let j = 3; j < FINE - 3; j += 2) {
    for (let i = 3; i < FINE - 3; i += 2) {
      const k = j * FINE + i;
      if (!shown[k - 3 * FINE] || !shown[k + 3 * FINE] || !shown[k - 3] || !shown[k + 3]) continue;
      const gx = (pattern[k + 2]! - pattern[k - 2]!) / w;
      const gz = (pattern[k + 2 * FINE]! - pattern[k - 2 * FINE]!) / d;
      const steep = Math.hypot(gx, gz);
      if (steep * Math.min(w, d) < 0.35) continue;
      const [ex, ez] = [gz / steep, -gx / steep];
      if (Math.abs(ex) > 0.985 || Math.abs(ez) > 0.985) continue;
      const x = (i + 0.5) * w - size.left;
      const z = (j + 0.5) * d - size.behind;
      if (Math.abs(ex * x + ez * z) > 0.985 * Math.hypot(x, z)) mirrored++;
      else edges.push(ex, ez);
    }
  }
  return { edges, mirrored };
};

/** How many of these floor places see the sun through a window. */
const count = (places: readonly number[], way: Sun, size: Size, panes: readonly Pane[]): number => {
  let n = 0;
  for (let k = 0; k < places.length; k += 2) if (seesSun(places[k]!, places[k + 1]!, way, size, panes)) n++;
  return n;
};

const seesSun = (x: number, z: number, way: Sun, size: Size, panes: readonly Pane[]): boolean => {
  for (const p of panes) {
    const t = p.plane < 2 ? ((p.plane ? size.right : -size.left) - x) / way.x : (size.depth - z) / way.z;
    if (!(t > 0)) continue;
    const y = way.y * t;
    if (y < p.sill - SLACK || y > p.head + SLACK) continue;
    const along = p.plane < 2 ? z + way.z * t : x + way.x * t;
    if (along >= p.from - SLACK && along <= p.to + SLACK) return true;
  }
  return false;
};

/** How far each place of the floor lies in what the windows let in, 0..1, FINE x FINE. */
export const beamsOf = (sun: Sun, size: Size, panes: readonly Pane[]): Float32Array => {
  const beams = new Float32Array(FINE * FINE);
  for (let k = 0; k < beams.length; k++) {
    const x = (((k % FINE) + 0.5) / FINE) * (size.left + size.right) - size.left;
    const z = ((Math.floor(k / FINE) + 0.5) / FINE) * (size.depth + size.behind) - size.behind;
    if (seesSun(x, z, sun, size, panes)) beams[k] = 1;
  }
  return soften(soften(beams));
};
