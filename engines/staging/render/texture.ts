import type { Look, Material } from './material.ts';
import { fbm, noise } from './noise.ts';
import { artAt } from './texture-art.ts';
import { rugAt } from './texture-rug.ts';
import { woodAt } from './texture-wood.ts';

export const newLook = (): Look => ({ r: 0, g: 0, b: 0, bx: 0, by: 0, bz: 0 });

const tint = (out: Look, f: number) => {
  out.r *= f;
  out.g *= f;
  out.b *= f;
};
const toward = (out: Look, to: readonly [number, number, number] | undefined, t: number) => {
  if (!to) return;
  out.r += (to[0] - out.r) * t;
  out.g += (to[1] - out.g) * t;
  out.b += (to[2] - out.b) * t;
};

/** Gradient of noise at `f` per metre, as a push on the normal. */
const relief = (out: Look, x: number, y: number, z: number, f: number, size: number) => {
  const e = 0.5;
  const n = noise(x * f, y * f, z * f);
  out.bx -= (noise(x * f + e, y * f, z * f) - n) * size;
  out.by -= (noise(x * f, y * f + e, z * f) - n) * size;
  out.bz -= (noise(x * f, y * f, z * f + e) - n) * size;
};

/** Folds that a hand leaves in cloth: narrow ridges that wander, smooth between. */
const creases = (out: Look, x: number, y: number, z: number, f: number, size: number) => {
  const at = (a: number, b: number, c: number) => {
    const bend = noise(a * 0.6 + 5, b * 0.6, c * 0.6) * 1.6;
    const n = Math.abs(noise(a * 0.55 + bend, b + bend, c * 0.9 - bend) - 0.5);
    return n > 0.16 ? 0 : (1 - n / 0.16) ** 2;
  };
  const e = 0.12;
  const [a, b, c] = [x * f, y * f, z * f];
  const n = at(a, b, c);
  out.bx -= (at(a + e, b, c) - n) * size * 2;
  out.by -= (at(a, b + e, c) - n) * size * 2;
  out.bz -= (at(a, b, c + e) - n) * size * 2;
};

/**
 * Yarn of two shades: threads that run across and along, at three sizes. The finest that the picture can show carries the
 * cloth, whatever its distance; without it upholstery reads as clay.
 */
const melange = (out: Look, x: number, y: number, z: number, size: number, fine: (perMetre: number) => number) => {
  let sum = 0;
  for (const [f, share] of YARNS) {
    const seen = fine(f) * share;
    if (seen <= 0) continue;
    sum += seen * (noise(x * f, y * f * 0.3, z * f) + noise(x * f * 0.3 + 7, y * f, z * f * 0.3) - 1);
  }
  tint(out, 1 + size * sum);
};
const YARNS = [
  [75, 0.12],
  [170, 0.4],
  [380, 0.7],
  [800, 1],
] as const;

/**
 * Procedural surfaces. `span` is the pixel's size in metres at this point: detail finer than about two pixels is left out,
 * because it would only sparkle.
 */
export const textureAt = (
  m: Material,
  x: number,
  y: number,
  z: number,
  span: number,
  cheap: boolean,
  out: Look,
): void => {
  out.r = m.colour[0];
  out.g = m.colour[1];
  out.b = m.colour[2];
  out.bx = 0;
  out.by = 0;
  out.bz = 0;
  const fine = (perMetre: number) => (cheap ? 0 : Math.max(0, Math.min(1, 1.5 - span * perMetre * 0.9)));
  switch (m.kind) {
    case 'fabric': {
      tint(out, 1 + 0.06 * (fbm(x * 9, y * 9, z * 9, 2) - 0.5));
      if (cheap) return;
      melange(out, x, y, z, 0.5, fine);
      creases(out, x, y, z, 5, 0.1);
      relief(out, x, y, z, 60, 0.24);
      return;
    }
    case 'linen': {
      tint(out, 1 + 0.05 * (fbm(x * 7, y * 7, z * 7, 2) - 0.5));
      if (cheap) return;
      melange(out, x, y, z, 0.22, fine);
      creases(out, x, y, z, 6, 0.2);
      if (span < 0.008) creases(out, x + 3, y, z, 15, 0.1);
      return;
    }
    case 'boucle': {
      const a = fine(90);
      tint(out, 1 + 0.06 * (fbm(x * 8, y * 8, z * 8, 2) - 0.5));
      if (a > 0) {
        const n = noise(x * 95, y * 95, z * 95);
        tint(out, 1 + 0.3 * a * (n - 0.55));
        relief(out, x, y, z, 95, 1.1 * a);
      }
      return;
    }
    case 'velvet': {
      tint(out, 0.94 + 0.2 * (fbm(x * 5, y * 5, z * 5, 3) - 0.5));
      if (cheap) return;
      // Nap that was stroked one way here and another there.
      tint(out, 1 + 0.34 * (noise(x * 7 + 2 * noise(x * 3, y * 3, z * 3), y * 19, z * 7) - 0.5));
      melange(out, x, y, z, 0.16, fine);
      creases(out, x, y, z, 5, 0.14);
      return;
    }
    case 'knit': {
      const a = fine(110);
      if (a > 0) {
        const rows = Math.sin(x * 240) * Math.sin(z * 190 + y * 190);
        tint(out, 1 + a * (0.1 * rows + 0.16 * (noise(x * 90, y * 90, z * 90) - 0.5)));
        relief(out, x, y, z, 80, 0.7 * a);
      }
      return;
    }
    case 'wood': {
      woodAt(m, x, y, z, cheap, fine, out);
      return;
    }
    case 'marble': {
      const bend = fbm(x * 2, y * 2, z * 2 + (m.seed ?? 0), 3);
      const v = Math.abs(fbm(x * 2.6 + 2.4 * bend, y * 2.6, z * 2.6, 4) - 0.5);
      toward(out, m.second, Math.max(0, 1 - v * 24) * 0.6 + 0.12 * fbm(x * 6, y * 6, z * 6, 3));
      return;
    }
    case 'leather': {
      tint(out, 1 + 0.24 * (fbm(x * 6, y * 6, z * 6, 3) - 0.5));
      const a = fine(90);
      if (a > 0) relief(out, x, y, z, 90, 0.25 * a);
      if (!cheap) relief(out, x, y, z, 24, 0.16);
      return;
    }
    case 'rattan': {
      const weave = Math.sin(y * 190) * Math.sin(Math.atan2(z, x) * 30);
      tint(out, 0.82 + 0.22 * weave + 0.26 * (noise(x * 60, y * 160, z * 60) - 0.5));
      if (!cheap) relief(out, x, y, z, 90, 0.8);
      return;
    }
    case 'rug':
      rugAt(m, x, z, fine(60), out);
      if (fine(120) > 0) relief(out, x, y, z, 120, 0.7 * fine(120));
      return;
    case 'art':
      artAt(m, x, y - (m.lift ?? 0), out);
      return;
    case 'leaf': {
      tint(out, 0.72 + 0.56 * noise(x * 11, y * 11, z * 11));
      toward(out, m.second, 0.5 * noise(x * 5 + 9, y * 5, z * 5));
      return;
    }
    case 'bark':
      tint(out, 0.7 + 0.6 * noise(x * 60, y * 14, z * 60));
      return;
    case 'ceramic':
      tint(out, 1 + 0.08 * (fbm(x * 12, y * 20, z * 12, 2) - 0.5));
      return;
    case 'paper': {
      const pages = fine(700);
      if (pages > 0) tint(out, 1 - 0.12 * pages * noise(x * 30, y * 900, z * 30));
      return;
    }
    default:
      return;
  }
};
