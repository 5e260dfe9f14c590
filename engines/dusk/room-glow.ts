import { seededRandom } from '#engines/raster/noise.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

/** Light that leaves a lit room through one point of its window, 0..about 0.9. (u, v) run over the whole window. */
export type RoomGlow = {
  /** Red, green and blue of that light at a given strength: dim corners are amber, bright walls paler. */
  hue(light: number, channel: 0 | 1 | 2): number;
  at(u: number, v: number): number;
};

/**
 * A room behind glass, as the eye sees it from the street: one smooth fall of light from the ceiling to the sill over all
 * panes, a little brighter on the side of the lamp, furniture in the lower third, curtains at the outer edges of some.
 * No lamp is drawn: a hot spot on the joint of two panes gave every window away. All from the seed.
 * `share` is that of the picture.
 */
export const roomGlow = (seed: number, aspect: number, share: number): RoomGlow => {
  const random = seededRandom(seed);
  // A small window is a spark; into a large one the eye looks, and sees walls.
  const level = (0.78 + 0.36 * random()) * mix(1, 0.86, ease(0.0015, 0.01, share));
  const warmth = random();
  const [green, blue] = [mix(0.38, 0.45, warmth), mix(0.07, 0.12, warmth)];
  const side = (random() - 0.5) * 0.34;
  const curtain = random() < 0.7 ? (0.1 + 0.08 * random()) * Math.min(1, 1.2 / aspect) : 0;
  const table = 0.62 + 0.1 * random();
  const stretch = 0.2 + 0.6 * random();
  return {
    hue: (light, channel) =>
      channel === 0
        ? light
        : channel === 1
          ? light * mix(green, 0.8, ease(0.15, 1.15, light))
          : light * mix(blue, 0.5, ease(0.25, 1.25, light)),
    at: (u, v) => {
      const fall = 1 - 0.46 * ease(0, 1, v);
      const lean = 1 + side * (u - 0.5) * 2;
      const seat = ease(table - 0.07, table + 0.1, v) * (0.6 + 0.4 * ease(0.45, 0.1, Math.abs(u - stretch)));
      const edge = Math.min(u, 1 - u);
      const hung = curtain > 0 ? ease(curtain * 1.35, curtain * 0.45, edge) : 0;
      const light = fall * lean * (1 - 0.22 * seat) * (1 - 0.3 * hung);
      const reveal = Math.min(edge * 1.3, v * 1.6, (1 - v) * 2);
      return level * clamp(light, 0.2, 1.2) * (0.84 + 0.16 * ease(0, 0.08, reveal));
    },
  };
};
