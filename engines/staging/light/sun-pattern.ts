import { type Lens, project } from '#domain/scene/camera.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { LINEAR } from '../render/material.ts';
import { floorShade, mirrorLike } from './floor-shade.ts';
import type { Sun } from './light-box.ts';
import { light, type Size } from './room-texels.ts';
import { mirrorsPane, type Pane } from './windows.ts';

/** Places on each side of the floor: 2.5 cm in a room of 8 m, so that a streak of sun keeps its edges. */
export const FINE = 320;
const MOST = 2.8;
/** So bright is sun whatever its colour: it bleaches a pale floor. On a dark one that is a window mirrored in polish. */
const BLEACHED = 0.6;
const PALE = 0.15;
const WHITE = 0.75;
/** Half of a floor's places differ by more than this share from what lies around them: a carpet. Boards stay below 0.13. */
const TUFTED = 0.19;

/** Only what is clearly brighter than the floor's median is sun; the rest is the floor's own colour and sheen, which a rug covers. */
const patch = (ratio: number): number => (ratio < 1.3 ? 1 : Math.min(MOST, 1 + (ratio - 1.3) * 1.15));

/** A floor as the photo shows it: sun patches over the median, which places are shown, and how many patches are blown out. */
export type Patches = {
  readonly pattern: Float32Array;
  /** How far a place is sun at all, 0..1, and how bright the patch around it gets over the median. */
  readonly gate: Float32Array;
  readonly peak: Float32Array;
  /** Mean light of three fingers' breadth over the floor's light without sun. */
  readonly even: Float32Array;
  /** The floor's light without sun, that light as it runs across the room, and how far what is bright there looks like a mirror image, 0..1; at least half where a window's must be. */
  readonly shade: Float32Array;
  readonly run: Float32Array;
  readonly mirrored: Float32Array;
  readonly carpet: boolean;
  readonly shown: Uint8Array;
  readonly pale: boolean;
  readonly blown: number;
};

/** Sun patches of the floor, which run on over a rug: its brightness over its median, FINE x FINE places, and which of them the photo shows. */
export const sunPattern = (photo: Raster, lens: Lens, size: Size, panes: readonly Pane[]): Patches => {
  const bright = new Float32Array(FINE * FINE).fill(-1);
  const gleaming = new Uint8Array(FINE * FINE);
  const colourful = new Float32Array(FINE * FINE);
  for (let i = 0; i < bright.length; i++) {
    const x = (((i % FINE) + 0.5) / FINE) * (size.left + size.right) - size.left;
    const z = ((Math.floor(i / FINE) + 0.5) / FINE) * (size.depth + size.behind) - size.behind;
    const q = project(lens, x, 0, z);
    if (q[2] < 0.1 || q[0] < 0 || q[1] < 0 || q[0] >= photo.width || q[1] >= photo.height) continue;
    const k = (Math.floor(q[1]) * photo.width + Math.floor(q[0])) * 3;
    const [r, g, b] = [LINEAR[photo.data[k]!]!, LINEAR[photo.data[k + 1]!]!, LINEAR[photo.data[k + 2]!]!];
    bright[i] = light(r, g, b);
    gleaming[i] = mirrorsPane(panes, size, lens.camera.eye, x, z) ? 1 : 0;
    colourful[i] = 1 - Math.min(r, g, b) / Math.max(1e-4, r, g, b);
  }
  const middle = (from: Float32Array) => from.filter((_, i) => bright[i]! >= 0).sort();
  const levels = middle(bright);
  const median = levels[levels.length >> 1] || 1;
  const usual = middle(colourful)[levels.length >> 1] || 0;
  const around = broad(bright);
  // Deep pile mottles by itself. There only what stays bright over a broader stretch is sun, and a rug shows that stretch's mean, not the tufts.
  const tufts = middle(bright.map((v, i) => Math.abs(v - around[i]!) / Math.max(1e-4, around[i]!)));
  const carpet = (tufts[tufts.length >> 1] ?? 0) > TUFTED;
  const wide = carpet ? broad(broad(around)) : around;
  const least = carpet ? 1.35 : 1.15;
  const pattern = new Float32Array(FINE * FINE).fill(1);
  const gate = new Float32Array(FINE * FINE);
  for (let i = 0; i < bright.length; i++) {
    const own = bright[i]!;
    if (own < 0) continue;
    // Sun keeps the floor's colour until it bleaches it; a window mirrored in polish is grey and dimmer, and no rug shows it.
    const tinted =
      usual < 0.15 ? (median > PALE ? 1 : 0.15) : Math.max(0.15, Math.min(1, colourful[i]! / usual / 0.5 - 0.5));
    const sun = Math.max(tinted, median > PALE ? Math.min(1, (own - BLEACHED) / 0.15) : 0);
    // Pale tufts of a carpet are no sun: a patch is bright for a hand's breadth around.
    const whole = Math.max(0, Math.min(1, (wide[i]! / median - least) / 0.2));
    pattern[i] = 1 + (patch((carpet ? around[i]! : own) / median) - 1) * sun * whole;
    // Tuft by tuft a rug laid on pile would be dappled with sun that is not there.
    gate[i] = carpet ? sun * whole : sun;
  }
  const { shade, run, gleam, mirrored } = shadeOf(bright, size, gleaming);
  const peak = highest(
    soften(bright).map((v, i) => v / shade[i]!),
    HAND,
  );
  const lit = levels.filter((v) => v > 1.6 * median);
  return {
    pattern: soften(pattern),
    gate: soften(highest(gate, 2)),
    mirrored: mirrored.map((v, i) => Math.max(v, gleam[i]! / 2)),
    carpet,
    peak: soften(peak),
    even: soften(soften(bright)).map((v, i) => v / shade[i]!),
    shade,
    run,
    shown: Uint8Array.from(bright, (v) => (v < 0 ? 0 : 1)),
    pale: median > PALE,
    blown: lit.filter((v) => v > WHITE).length / Math.max(1, lit.length),
  };
};

/** Places on each side of a hand's breadth. */
const HAND = 4;

/** Mean brightness for a hand's breadth around each place that the photo shows. */
const broad = (bright: Float32Array): Float32Array => {
  const pass = (from: Float32Array, step: number): Float32Array =>
    from.map((own, i) => {
      if (own < 0) return own;
      const at = step === 1 ? i % FINE : Math.floor(i / FINE);
      let sum = 0;
      let count = 0;
      for (let k = Math.max(-HAND, -at); k <= Math.min(HAND, FINE - 1 - at); k++) {
        const near = from[i + k * step]!;
        if (near < 0) continue;
        sum += near;
        count++;
      }
      return sum / count;
    });
  return pass(pass(bright, 1), FINE);
};

/** The floor's light without sun, and how far what is bright there looks mirrored: found on every other place. */
const shadeOf = (bright: Float32Array, size: Size, gleaming: Uint8Array) => {
  const n = FINE / 2;
  const half = new Float32Array(n * n);
  const gleams = new Uint8Array(n * n);
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const k = 2 * j * FINE + 2 * i;
      const [a, b, c, d] = [bright[k]!, bright[k + 1]!, bright[k + FINE]!, bright[k + FINE + 1]!];
      half[j * n + i] = Math.min(a, b, c, d) < 0 ? -1 : (a + b + c + d) / 4;
      gleams[j * n + i] = gleaming[k]!;
    }
  }
  const full = (from: Float32Array) => {
    const out = new Float32Array(FINE * FINE);
    for (let j = 0; j < FINE; j++) for (let i = 0; i < FINE; i++) out[j * FINE + i] = from[(j >> 1) * n + (i >> 1)]!;
    return soften(out);
  };
  const { shade, run, gleam } = floorShade(half, n, size, gleams);
  return { shade: full(shade), run: full(run), gleam: full(gleam), mirrored: full(mirrorLike(half, n, size)) };
};

/** Most within a hand's breadth of each place. */
const highest = (from: Float32Array, reach = HAND): Float32Array => {
  const pass = (data: Float32Array, step: number): Float32Array => {
    const out = data.slice();
    for (let k = 1; k <= reach; k++) {
      for (let j = 0; j < FINE; j++) {
        if (step !== 1 && j + k >= FINE) break;
        const end = (j + 1) * FINE - (step === 1 ? k : 0);
        for (let i = j * FINE; i < end; i++) {
          const other = i + k * step;
          if (data[other]! > out[i]!) out[i] = data[other]!;
          if (data[i]! > out[other]!) out[other] = data[i]!;
        }
      }
    }
    return out;
  };
  return pass(pass(from, 1), FINE);
};

/** Patches where the windows' beams are known: what is broad and bright there is sun and no pale floor, and stands out against the floor's run of light. */
export const inBeams = (patches: Patches, beams: Float32Array): Patches => {
  const shade = patches.shade.map((v, i) => v + (Math.min(v, patches.run[i]!) - v) * beams[i]!);
  const over = (from: Float32Array) => from.map((v, i) => (v * patches.shade[i]!) / shade[i]!);
  return { ...patches, shade, peak: over(patches.peak), even: over(patches.even) };
};

/** Mean of the nine places around each. */
export const soften = (p: Float32Array): Float32Array => {
  const soft = p.slice();
  for (let y = 1; y < FINE - 1; y++) {
    for (let i = y * FINE + 1; i < (y + 1) * FINE - 1; i++) {
      const up = i - FINE;
      const down = i + FINE;
      const above = p[up - 1]! + p[up]! + p[up + 1]!;
      soft[i] = (above + p[i - 1]! + p[i]! + p[i + 1]! + p[down - 1]! + p[down]! + p[down + 1]!) / 9;
    }
  }
  return soft;
};

/** Sun at a place of the floor, between the pattern's places. */
export const sunAt = (pattern: Float32Array, size: Size, px: number, pz: number): number => {
  const u = ((px + size.left) / (size.left + size.right)) * FINE - 0.5;
  const v = ((pz + size.behind) / (size.depth + size.behind)) * FINE - 0.5;
  const x = Math.max(0, Math.min(FINE - 1.01, u));
  const y = Math.max(0, Math.min(FINE - 1.01, v));
  const i = x | 0;
  const j = y | 0;
  const k = j * FINE + i;
  const top = pattern[k]! * (1 - x + i) + pattern[k + 1]! * (x - i);
  const low = pattern[k + FINE]! * (1 - x + i) + pattern[k + FINE + 1]! * (x - i);
  return top * (1 - y + j) + low * (y - j);
};

/** Sun that would reach a place in the room, over the floor's own light: what its beam, followed on, does to the floor. */
export const sunThrough = (
  light: Size & { readonly floorPattern: Float32Array; readonly sun: Sun | null },
  x: number,
  y: number,
  z: number,
): number => {
  const { sun } = light;
  if (!sun) return 0;
  const t = Math.max(0, y) / sun.y;
  const [px, pz] = [x - sun.x * t, z - sun.z * t];
  if (px < -light.left || px > light.right || pz < -light.behind || pz > light.depth) return 0;
  return sunAt(light.floorPattern, light, px, pz) - 1;
};
