import { fractalNoise, seededRandom } from '#engines/raster/noise.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

/** Light that leaves a lit room through one point of its window, 0..about 1.3. (u, v) run over the whole window. */
export type RoomGlow = {
  /** Red, green and blue of that light at a given strength: dim corners are amber, the lamp itself is nearly white. */
  hue(light: number, channel: 0 | 1 | 2): number;
  at(u: number, v: number): number;
};

/**
 * A room behind glass: a lit back wall, a ceiling line, a lamp, something dark standing on the floor, and curtains
 * or a blind in some. All from the seed, so that no two windows are alike and every run is. `share` is that of the picture.
 */
export const roomGlow = (seed: number, aspect: number, share: number): RoomGlow => {
  const random = seededRandom(seed);
  const noise = fractalNoise(seed + 17);
  const level = 0.7 + 0.5 * random();
  const warmth = random();
  const [green, blue] = [mix(0.4, 0.46, warmth), mix(0.08, 0.14, warmth)];
  // A small window is a spark; into a large one the eye looks, and sees amber walls around a lamp.
  const ground = mix(1, 0.62, ease(0.0015, 0.01, share));
  const lampU = 0.2 + 0.6 * random();
  const lampV = 0.3 + 0.2 * random();
  const lamp = 0.35 + 0.5 * random();
  const ceiling = 0.12 + 0.1 * random();
  const slant = (random() - 0.5) * 0.16;
  const kind = random();
  const drape = kind < 0.55 ? 0.1 + 0.1 * random() : 0;
  const blind = kind > 0.82 ? 0.25 + 0.4 * random() : 0;
  const folds = 26 * Math.min(1.6, Math.max(0.6, 1 / aspect));
  const shapes = Array.from({ length: 2 }, () => ({
    u: random(),
    half: 0.1 + 0.16 * random(),
    top: 0.62 + 0.2 * random(),
  }));
  return {
    hue: (light, channel) =>
      channel === 0
        ? light
        : channel === 1
          ? light * mix(green, 0.86, ease(0.15, 1.5, light))
          : light * mix(blue, 0.56, ease(0.3, 1.7, light)),
    at: (u, v) => {
      const wall = 0.78 + 0.22 * noise(u * 2.3, v * 1.7, 2) - 0.22 * ease(0.5, 1, v);
      const overhead = v < ceiling + slant * (u - 0.5) ? 1.12 : 1;
      const du = (u - lampU) * Math.max(0.6, 1 / aspect);
      const dv = v - lampV;
      let light =
        wall * overhead * ground +
        lamp * Math.exp(-(du * du + dv * dv) / 0.03) +
        0.32 * Math.exp(-(du * du + dv * dv) / 0.2);
      for (const shape of shapes) {
        const inside =
          ease(shape.half, shape.half * 0.55, Math.abs(u - shape.u)) * ease(shape.top - 0.06, shape.top + 0.1, v);
        light *= 1 - 0.36 * inside;
      }
      if (drape > 0) {
        const edge = Math.min(u, 1 - u);
        const hung = ease(drape * (1.1 + 0.25 * v), drape * (0.85 + 0.25 * v), edge);
        const fold = 0.66 + 0.16 * Math.cos(u * folds * 6.28 + 3 * noise(u * 9, 2, 2));
        light = mix(light, fold, hung * 0.85);
      }
      if (blind > 0 && v < blind) light = 0.62 + 0.1 * Math.cos(v * 120) + 0.15 * Math.exp(-(du * du) / 0.1);
      const reveal = Math.min(u * 1.3, (1 - u) * 1.3, v * 1.6, (1 - v) * 2);
      return level * clamp(light, 0.12, 1.6) * (0.72 + 0.28 * ease(0, 0.12, reveal));
    },
  };
};
