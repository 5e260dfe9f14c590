import type { Look, Material } from './material.ts';
import { fbm, noise } from './noise.ts';
import { artAt } from './texture-art.ts';
import { rugAt } from './texture-rug.ts';

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
  const fine = (perMetre: number) => (cheap ? 0 : Math.max(0, Math.min(1, 1.4 - span * perMetre * 1.2)));
  switch (m.kind) {
    case 'fabric': {
      tint(out, 1 + 0.1 * (fbm(x * 9, y * 9, z * 9, 2) - 0.5));
      const a = fine(130);
      const b = fine(420);
      if (a > 0) tint(out, 1 + 0.13 * a * (noise(x * 130, y * 130, z * 130) - 0.5));
      if (b > 0) tint(out, 1 + 0.18 * b * (noise(x * 420, y * 420, z * 420) - 0.5));
      if (!cheap) relief(out, x, y, z, 30, 0.2);
      if (a > 0) relief(out, x, y, z, 200, 0.3 * a);
      return;
    }
    case 'linen': {
      tint(out, 1 + 0.05 * (fbm(x * 7, y * 7, z * 7, 2) - 0.5));
      const b = fine(260);
      if (b > 0) tint(out, 1 + 0.07 * b * (noise(x * 300, y * 60, z * 300) + noise(x * 60, y * 300, z * 60) - 1));
      if (!cheap) relief(out, x, y, z, 22, 0.26);
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
      tint(out, 1 + 0.22 * (fbm(x * 5, y * 5, z * 5, 3) - 0.5));
      if (!cheap) relief(out, x, y, z, 18, 0.22);
      return;
    }
    case 'knit': {
      const a = fine(110);
      if (a > 0) {
        const rows = Math.sin(x * 240) * Math.sin(z * 190 + y * 190);
        tint(out, 1 + a * (0.16 * rows + 0.18 * (noise(x * 90, y * 90, z * 90) - 0.5)));
        relief(out, x, y, z, 80, 0.7 * a);
      }
      return;
    }
    case 'wood': {
      const s = 0.08;
      const a = m.axis === 0 ? x * s : x;
      const b = m.axis === 1 ? y * s : y;
      const c = m.axis === 2 ? z * s : z;
      const o = (m.seed ?? 0) * 3.1;
      const wave = fbm(a * 7 + o, b * 7, c * 7, 3);
      const ring =
        m.axis === 0
          ? Math.hypot(b + 0.4, c - 1.1) + a * 0.6
          : m.axis === 1
            ? Math.hypot(a + 0.5, c - 1.1) + b * 0.6
            : Math.hypot(a + 0.5, b - 1.1) + c * 0.6;
      const band = Math.sin((ring * 34 + wave * 9) * 2.1) * 0.5 + 0.5;
      const f = fine(300);
      const grain = f > 0 ? noise(a * 420, b * 420, c * 420) * f + 0.5 * (1 - f) : 0.5;
      toward(out, m.second, 0.14 * band * band + 0.3 * grain + 0.42 * fbm(a * 16 + 3 + o, b * 16, c * 16, 2));
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
