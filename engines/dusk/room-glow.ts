import { seededRandom } from '#engines/raster/noise.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

/** Light that leaves a lit room through one point of its window, 0..about 1.6. (u, v) run over the whole window. */
export type RoomGlow = {
  /** Red, green and blue of that light at a given strength: dim corners are amber, bright walls paler. */
  hue(light: number, channel: 0 | 1 | 2): number;
  at(u: number, v: number): number;
};

/** Something in the room that is darker or lighter than the wall behind it; in heights of the window. */
type Thing = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly light: number;
};

/** Edges in a room are a little out of focus from the street. */
const SOFT = 0.022;

const within = (thing: Thing, x: number, v: number): number =>
  ease(thing.left - SOFT, thing.left + SOFT, x) *
  ease(thing.right + SOFT, thing.right - SOFT, x) *
  ease(thing.top - SOFT, thing.top + SOFT, v) *
  ease(thing.bottom + SOFT, thing.bottom - SOFT, v);

/** A seat or sideboard at the sill, a picture or a doorway behind it: what tells a room from a lit board. */
const thingsIn = (random: () => number, aspect: number): Thing[] => {
  const things: Thing[] = [];
  const count = Math.max(1, Math.min(4, Math.round(aspect * 1.2)));
  for (let n = 0; n < count; n++) {
    const at = ((n + 0.15 + 0.7 * random()) / count) * aspect;
    const wide = 0.16 + 0.22 * random();
    const top = 0.68 + 0.16 * random();
    things.push({ left: at - wide, right: at + wide, top, bottom: 1.2, light: 0.3 + 0.2 * random() });
    if (random() < 0.6)
      things.push({ left: at - wide * 0.8, right: at - wide * 0.3, top: top - 0.07, bottom: top + 0.1, light: 0.42 });
    const hung = at + (random() - 0.5) * 0.4;
    const size = 0.07 + 0.07 * random();
    if (random() < 0.75)
      things.push({ left: hung - size, right: hung + size, top: 0.36, bottom: 0.36 + size * 1.5, light: 0.55 });
  }
  if (random() < 0.55) {
    const at = random() * aspect;
    things.push({ left: at, right: at + 0.3, top: 0.24, bottom: 1.2, light: random() < 0.5 ? 0.5 : 1.2 });
  }
  return things;
};

/**
 * A room behind glass, as the eye sees it from the street: a ceiling that is brightest near its lamp, a wall below it that
 * falls off to the corners, furniture against it, curtains at the outer edges of some, a sheer before others. All from
 * the seed. `aspect` is width by height of the whole window, `share` that of the picture; a small window is a spark and
 * shows no furniture.
 */
export const roomGlow = (seed: number, aspect: number, share: number): RoomGlow => {
  const random = seededRandom(seed);
  const level = (0.82 + 0.42 * random()) * mix(1, 1.1, ease(0.0015, 0.01, share));
  const warmth = random();
  const [green, blue] = [mix(0.4, 0.5, warmth), mix(0.08, 0.16, warmth)];
  const shown = ease(0.0003, 0.0012, share);
  const sheer = random() < 0.3 ? 0.62 : 0;
  const curtain = random() < 0.65 ? (0.1 + 0.07 * random()) * Math.min(aspect, 1.6) : 0;
  const lampX = aspect * (0.28 + 0.44 * random());
  const lampY = 0.1 + 0.12 * random();
  const ceiling = 0.13 + 0.1 * random();
  const folds = 26 + 14 * random();
  const things = thingsIn(random, aspect);
  return {
    hue: (light, channel) =>
      channel === 0
        ? light
        : channel === 1
          ? light * mix(green, 0.84, ease(0.12, 1.2, light))
          : light * mix(blue, 0.58, ease(0.2, 1.35, light)),
    at: (u, v) => {
      const x = u * aspect;
      const away = ((x - lampX) ** 2 * 0.7 + (v - lampY) ** 2) / 0.16;
      const near = 1 / (1 + away);
      // The ceiling catches the lamp; a shadowed line parts it from the wall.
      const upper = ease(ceiling + SOFT, ceiling - SOFT, v);
      let room = mix(0.36 + 0.66 * near, 0.62 + 0.8 * near, upper);
      let inside = 1;
      for (const thing of things) inside = mix(inside, thing.light, within(thing, x, v));
      room *= mix(1, inside, shown) * (1 - 0.22 * ease(0.45, 1, v));
      room = mix(room, 0.5 + 0.3 * near + 0.05 * Math.sin(x * folds * 1.7), sheer);
      const edge = Math.min(u, 1 - u) * aspect;
      const hung = curtain > 0 ? ease(curtain * 1.06, curtain * 0.94, edge) : 0;
      room = mix(room, (0.44 + 0.22 * near) * (1 + 0.2 * Math.sin(edge * folds * 3)), hung * 0.85);
      const reveal = Math.min(u * aspect * 1.3, (1 - u) * aspect * 1.3, v * 1.6, (1 - v) * 2);
      return level * clamp(room, 0.08, 1.6) * (0.8 + 0.2 * ease(0, 0.06, reveal));
    },
  };
};
