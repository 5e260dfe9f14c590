import { seededRandom } from '#engines/raster/noise.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

/** Light that leaves a lit room through one point of its window, 0..about 1.6. (u, v) run over the whole window. */
export type RoomGlow = {
  /** Red, green and blue of that light at a given strength: dim corners are amber, bright walls paler. */
  hue(light: number, channel: 0 | 1 | 2): number;
  /** The room itself: ceiling, wall, what stands at the sill, curtains at the sides. */
  at(u: number, v: number): number;
  /** The same lamp behind a closed blind or a drawn curtain. */
  veil(u: number, v: number): number;
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** 1 inside a box, 0 a hand's breadth outside; `soft` in window heights. */
const inBox = ({ left, right, top, bottom }: Box, x: number, y: number, soft: number): number =>
  ease(-soft, soft, Math.min(x - left, right - x, y - top, bottom - y));

const near = (away: number): number => Math.exp(-away * away);

/**
 * A room behind glass, as the eye sees it from the street below: the lamp's light on the ceiling, walls that fall off from
 * it, a picture or a doorway, furniture dark against them, curtains at the outer edges of most. Across, all is measured in
 * window heights, so that a wide window shows a wide room. No bulb is drawn: a gold orb on the joint of two panes gave
 * every window away. All from the seed. `share` is that of the picture: into a small window no one sees furniture.
 */
export const roomGlow = (seed: number, aspect: number, share: number): RoomGlow => {
  const random = seededRandom(seed);
  const between = (from: number, to: number): number => from + (to - from) * random();
  // Half a stop from window to window, and warmer or paler bulbs.
  const level = 2 ** between(-0.15, 0.5);
  const warmth = random();
  const [green, blue] = [mix(0.48, 0.56, warmth), mix(0.14, 0.22, warmth)];
  // 2700 to 3200 K where it is brightest: paler than that, a window looks like the sky of the day in it.
  const [fullGreen, fullBlue] = [mix(0.68, 0.76, warmth), mix(0.32, 0.44, warmth)];
  const wide = Math.max(0.2, aspect);
  const lamp = wide * between(0.28, 0.72);
  const ceiling = between(0.13, 0.24);
  const detail = ease(0.0015, 0.008, share);
  const curtain = random() < 0.7 ? Math.min(between(0.1, 0.2), 0.24 * wide) : 0;
  const folds = between(38, 60);
  const picture = boxAt(wide * between(0.15, 0.85), between(0.34, 0.44), between(0.1, 0.2), between(0.07, 0.12));
  const opening = random() < 0.35 ? boxAt(wide * between(0.1, 0.9), 0.85, between(0.09, 0.16), 0.52) : undefined;
  const beyond = random() < 0.5 ? 1.25 : 0.65;
  // One low piece as long as a sofa, and a taller one or two as narrow as a chair or a plant.
  const seats = Array.from({ length: 1 + Math.ceil(wide) }, (_, n) => {
    const top = n === 0 ? between(0.76, 0.86) : between(0.62, 0.8);
    return boxAt(wide * random(), top + 0.5, n === 0 ? between(0.28, 0.5) : between(0.06, 0.13), 0.5);
  });
  const wall = (x: number, v: number): number => {
    const lit = 0.32 + 0.68 * near((x - lamp) / 0.85) * near((v - ceiling) / 0.95);
    return lit * (1 - 0.55 * v);
  };
  const above = (x: number, v: number): number => 0.62 + 0.6 * near((x - lamp) / 0.6) * ease(-0.25, 0.3, v);
  return {
    hue: (light, channel) =>
      channel === 0
        ? light
        : channel === 1
          ? light * mix(green, fullGreen, ease(0.12, 1.2, light))
          : light * mix(blue, fullBlue, ease(0.2, 1.35, light)),
    at: (u, v) => {
      const x = u * wide;
      let light = mix(above(x, v), wall(x, v), ease(ceiling - 0.02, ceiling + 0.02, v));
      if (opening) light *= mix(1, beyond, detail * inBox(opening, x, v, 0.06));
      light *= 1 - 0.2 * detail * inBox(picture, x, v, 0.05);
      let dark = 0;
      for (const seat of seats) dark = Math.max(dark, inBox(seat, x, v, 0.09));
      light *= 1 - 0.5 * detail * dark;
      if (curtain > 0) {
        const hung = ease(curtain * 1.12, curtain * 0.88, Math.min(x, wide - x));
        const fold = 0.5 + 0.5 * Math.sin(x * folds + 0.7 * Math.sin(x * folds * 0.37));
        light = mix(light, (0.24 + 0.34 * fold) * (1.1 - 0.45 * v), hung);
      }
      const reveal = Math.min(u * wide * 2, (1 - u) * wide * 2, v * 3, (1 - v) * 1.6);
      return level * clamp(light, 0.025, 1.1) * (0.7 + 0.3 * ease(0, 0.09, reveal));
    },
    veil: (u, v) => {
      const x = u * wide;
      return level * (0.2 + 0.72 * near((x - lamp) / 0.7) * near((v - 0.2) / 0.6));
    },
  };
};

const boxAt = (x: number, y: number, halfWide: number, halfTall: number): Box => ({
  left: x - halfWide,
  right: x + halfWide,
  top: y - halfTall,
  bottom: y + halfTall,
});
