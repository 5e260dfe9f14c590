import type { Look, Material } from './material.ts';
import { fbm, noise } from './noise.ts';
import { artAt } from './texture-art.ts';
import { cottonAt } from './texture-cotton.ts';
import { print } from './texture-print.ts';
import { rugAt } from './texture-rug.ts';
import { woodAt } from './texture-wood.ts';
import { tint, toward } from './tints.ts';

export const newLook = (): Look => ({ r: 0, g: 0, b: 0, bx: 0, by: 0, bz: 0, nx: 0, ny: 1, nz: 0, ax: 0, az: 0 });

/** Gradient of noise at `f` per metre, as a push on the normal. */
const relief = (out: Look, x: number, y: number, z: number, f: number, size: number) => {
  const e = 0.5;
  const n = noise(x * f, y * f, z * f);
  out.bx -= (noise(x * f + e, y * f, z * f) - n) * size;
  out.by -= (noise(x * f, y * f + e, z * f) - n) * size;
  out.bz -= (noise(x * f, y * f, z * f + e) - n) * size;
};

/** Threads per metre that the picture may show: yarn is no finer than 0.9 mm and no slub coarser than 4 mm. */
const COARSE = Math.log2(250);
const FINE = Math.log2(1100);

/** Pixels wider than this blend the yarns they cover: cloth across a room is nearly plain, cloth at hand shows its weave. */
const YARN = 0.0016;
/** What is left of it farther away, and at the far end of a large room: one or two levels between neighbouring pixels of a lit face, then less than the photo's own grain. */
const FAR = 0.45;
const FARTHEST = 0.12;
const far = (span: number): number => Math.max(FARTHEST, FAR * Math.min(1, 1.7 - span / 0.0075));

/** A thread's width as a share of the length at which it changes its shade. */
const LONG = 0.3;

/**
 * Yarn of two shades, threads across and along, at the size of one pixel: streaks of three or four were heather at a scale
 * no loom has, flecks of two were suede. Fainter the more threads a pixel covers: at one strength for all distances sofas
 * across the room were speckled like granite, with nothing left there they were clay.
 */
const melange = (out: Look, x: number, y: number, z: number, size: number, span: number) => {
  const level = Math.max(COARSE, Math.min(FINE, -Math.log2(span * 0.7)));
  const whole = Math.floor(level);
  const t = level - whole;
  const lies = Math.abs(out.ny) > 0.7;
  let sum = 0;
  for (let k = 0; k < 2; k++) {
    const f = 2 ** (whole + k);
    const across = noise(x * f, y * f * LONG, z * f);
    const along = noise(x * f * LONG + 7, y * f, z * f * (lies ? 1 : LONG));
    sum += (k ? t : 1 - t) * (across + along - 1);
  }
  // Dark cloth is woven of two yarns, white cloth of one.
  const own = 0.3 * out.r + 0.6 * out.g + 0.1 * out.b;
  const two = 2.3 - 1.3 * Math.min(1, own * 1.6);
  tint(out, 1 + size * two * Math.min(1.15, far(span) + (0.6 * YARN) / span) * sum);
};

/** Hide is thicker than percale: its creases are wider apart. */
const CREASED = 0.75;

/** Cloth is never dyed quite evenly, and hands stroke it one way or the other: broad clouds of five or six in a hundred. Small ones read as suede, and as stains on linen. */
const lots = (out: Look, x: number, y: number, z: number, size: number) => {
  tint(out, 1 + size * (noise(x * 2.3, y * 2.3 + 4, z * 2.3) - 0.5));
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
  const fine = (perMetre: number) => (cheap ? 0 : Math.max(0, Math.min(1, 1.5 - span * perMetre * 0.9)));
  switch (m.kind) {
    case 'fabric': {
      if (cheap) return;
      melange(out, x, y, z, 0.15, span);
      lots(out, x, y, z, 0.05);
      return;
    }
    case 'cotton': {
      if (cheap) return;
      // Percale: next to no yarn, but it never lies quite ironed.
      melange(out, x, y, z, 0.06, span);
      cottonAt(x + 0.37 * (m.seed ?? 0), y, z + 0.61 * (m.seed ?? 0), span, out);
      return;
    }
    case 'linen': {
      if (cheap) return;
      if (m.pattern) print(m, out, x - (m.across ?? 0), y, z, span);
      melange(out, x, y, z, 0.09, span);
      lots(out, x, y, z, 0.03);
      return;
    }
    case 'boucle': {
      if (cheap) return;
      // Loops of 9 mm; beyond what the picture can show they are grain.
      const a = fine(105);
      if (a > 0) {
        const n = noise(x * 110, y * 110, z * 110);
        tint(out, 1 + 0.26 * a * (n - 0.6));
        relief(out, x, y, z, 110, 0.6 * a);
      }
      melange(out, x, y, z, 0.21, span);
      lots(out, x, y, z, 0.05);
      return;
    }
    case 'velvet': {
      if (cheap) return;
      // Nap that was stroked one way here and another there.
      tint(out, 1 + 0.2 * (noise(x * 5 + 2 * noise(x * 3, y * 3, z * 3), y * 12, z * 5) - 0.5));
      melange(out, x, y, z, 0.15, span);
      return;
    }
    case 'knit': {
      if (cheap) return;
      // Round ribs of 28 mm, each of slanted stitches.
      // Left out from 5 pixels a rib down: at two they beat with the pixels and drew contour lines on a bed.
      const a = fine(117);
      if (a > 0) {
        const across = m.axis === 2 ? z : x;
        const t = across * 36 - Math.floor(across * 36);
        const mid = Math.abs(2 * t - 1);
        tint(out, 1 - a * 0.4 * mid ** 4);
        const push = a * 0.5 * Math.sin(2 * Math.PI * t);
        if (m.axis === 2) out.bz -= push;
        else out.bx -= push;
        const stitch = Math.sin(((m.axis === 2 ? x + y : y + z) * 90 + mid * 0.7) * 2 * Math.PI);
        tint(out, 1 + 0.14 * fine(180) * stitch);
      }
      melange(out, x, y, z, 0.2, span);
      return;
    }
    case 'wood': {
      woodAt(m, x, y, z, span, cheap, fine, out);
      return;
    }
    case 'marble': {
      // Clouds, one family of broad veins and a finer one across it.
      const s = m.seed ?? 0;
      const bend = fbm(x * 2, y * 2, z * 2 + s, 3);
      const v = Math.abs(fbm(x * 2.2 + 1.6 * bend, y * 2.2, z * 1.3 + s, 5) - 0.5);
      const w = Math.abs(fbm(x * 4 - 2 * bend + 9, y * 4, z * 5 + s, 4) - 0.5);
      toward(out, m.second, 0.14 * fbm(x * 3, y * 3, z * 3 + s, 4) + 0.6 * Math.max(0, 1 - v * 34) * bend);
      toward(out, m.second, 0.3 * Math.max(0, 1 - w * 60) * bend);
      return;
    }
    case 'leather': {
      // Waxed hide: tones that were pulled up by use, creases where it was sat on, and soft waves that only its gleam tells; a fine grain at hand.
      tint(out, 1 + 0.3 * (fbm(x * 4, y * 4, z * 4, 2) - 0.5));
      if (cheap) return;
      cottonAt(x * CREASED, y * CREASED, z * CREASED, span * CREASED, out);
      tint(out, 1 + 0.2 * fine(40) * (fbm(x * 19, y * 19, z * 19, 3) - 0.5));
      relief(out, x, y, z, 9, 0.2);
      const a = fine(420);
      if (a > 0) relief(out, x, y, z, 420, 0.16 * a);
      return;
    }
    case 'rattan': {
      const weave = Math.sin(y * 190) * Math.sin(Math.atan2(z, x) * 30);
      tint(out, 0.82 + 0.22 * weave + 0.26 * (noise(x * 60, y * 160, z * 60) - 0.5));
      if (!cheap) relief(out, x, y, z, 90, 0.8);
      return;
    }
    case 'rug':
      if (!cheap) rugAt(m, x, z, span, out);
      return;
    case 'art':
      artAt(m, x, y - (m.lift ?? 0), out, cheap);
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
