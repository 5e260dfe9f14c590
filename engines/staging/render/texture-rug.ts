import type { Look, Material } from './material.ts';
import { fbm, noise } from './noise.ts';

const wrap = (v: number) => v - Math.floor(v);

/** Woven patterns, softened by wear. Patterns: 0 border and mottling, 1 trellis, 2 stripes, 3 worn oriental, 4 plain with a ribbed pile, 5 brush strokes. */
export const rugAt = (m: Material, x: number, z: number, fine: number, out: Look): void => {
  const w = m.width ?? 2;
  const d = m.depth ?? 1.5;
  const wobble = 0.014 * (noise(x * 45, 0, z * 45) - 0.5);
  const edge = Math.min(w / 2 - Math.abs(x), d / 2 - Math.abs(z)) + wobble;
  let t = 0;
  switch (m.pattern) {
    case 0: {
      t = (edge > 0.1 && edge < 0.125) || (edge > 0.155 && edge < 0.17) ? 0.85 : 0;
      t = Math.max(t, 2.6 * Math.max(0, fbm(x * 2.2, 3, z * 2.2, 4) - 0.52));
      break;
    }
    case 1: {
      const s = 0.36;
      const a = wrap((x + wobble) / s + (z + wobble) / s);
      const b = wrap((x + wobble) / s - (z - wobble) / s);
      t = Math.min(a, 1 - a) < 0.05 || Math.min(b, 1 - b) < 0.05 ? 0.9 : 0;
      break;
    }
    case 2: {
      const a = wrap((z + wobble) / 0.19);
      t = a < 0.14 || (a > 0.3 && a < 0.35) ? 0.85 : 0;
      if (w / 2 - Math.abs(x) < 0.035) t = 0;
      break;
    }
    case 3: {
      const r = Math.hypot(x, z * (w / d));
      const around = Math.atan2(z * (w / d), x);
      const medal = 0.5 + 0.5 * Math.sin(r * 17 + 1.6 * Math.cos(around * 8));
      const vines = Math.sin(x * 44 + 5 * fbm(x * 5, 1, z * 5, 2)) * Math.sin(z * 44 + 5 * fbm(x * 5, 7, z * 5, 2));
      if (edge < 0.05) t = 0.9;
      else if (edge < 0.22) t = 0.3 + 0.5 * (Math.sin((x + z) * 40) * Math.sin((x - z) * 40) > 0.2 ? 1 : 0);
      else if (edge < 0.25) t = 0.95;
      else t = r < 0.7 ? medal * 0.9 : vines > 0.35 ? 0.7 : vines < -0.5 ? 0.4 : 0.12;
      t *= 0.15 + 1.2 * fbm(x * 2.6, 5, z * 2.6, 4);
      break;
    }
    case 4: {
      t = 0.16 * fbm(x * 3, 2, z * 3, 3) + 0.22 * fine * (0.5 + 0.5 * Math.sin(z * 260));
      break;
    }
    default: {
      const flow = fbm(x * 0.9 + 4, 2, z * 2.6, 4);
      t = Math.max(0, (fbm(x * 1.1 + 2.2 * flow, 9, z * 3.4, 4) - 0.47) * 3.6);
    }
  }
  t = Math.min(1, t) * 0.92;
  const to = m.second ?? m.colour;
  out.r += (to[0] - out.r) * t;
  out.g += (to[1] - out.g) * t;
  out.b += (to[2] - out.b) * t;
  const pile = 1 + 0.34 * fine * (noise(x * 150, 0, z * 150) - 0.5) + 0.18 * (noise(x * 24, 0, z * 24) - 0.5);
  out.r *= pile;
  out.g *= pile;
  out.b *= pile;
};
