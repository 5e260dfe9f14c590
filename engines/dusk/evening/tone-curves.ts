import { heldBack } from '#engines/dusk/evening/unlit-paint.ts';
import { encodeLinear } from '#engines/raster/colour.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Deep blacks below, a soft end above: the light of lit glass never clips to a flat patch. */
const toned = (light: number): number => {
  const deep = light * (1 - 0.5 * Math.exp(-light / 0.03));
  return deep > 0.6 ? 0.6 + 0.4 * (1 - Math.exp(-(deep - 0.6) / 0.4)) : deep;
};

// 65,536 steps over twice the white without interpolation: half the time of a square root, and 0.1 of a level off at most.
export const BYTES = Float32Array.from({ length: 65_537 }, (_, step) => encodeLinear(toned(step / 32_768)));

/** White paint at dusk stays under lit glass: half of the stops that it has above this light are taken, its grain is kept. */
const PAINT = 0.45;
const paintUnderLamps = (light: number): number => (light <= PAINT ? 1 : Math.sqrt(PAINT / light));
/** Without the sun a scene has less contrast, and a photographer gives it back: what is light gains this share, what is dark loses, and where it fades. */
const LIGHTER = 0.16;
const DARKER = 0.5;
const DARK = 0.055;
/** Share that walls gain besides, and the light between which they stand: less than that is ground, more is snow and lamps. */
const WALLS = 0.24;
const WALL_FROM = [0.05, 0.14] as const;
const WALL_TO = [0.5, 0.2] as const;
// 4,096 steps over twice the white; beyond it holds the last.
export const CONTRAST = Float32Array.from({ length: 4097 }, (_, step) => {
  const light = step / 2048;
  const walls = WALLS * ease(WALL_FROM[0], WALL_FROM[1], light) * ease(WALL_TO[0], WALL_TO[1], light);
  return (1 + LIGHTER + walls - DARKER * Math.exp(-light / DARK)) * paintUnderLamps(light);
});
export const UNDER_LAMPS = Float32Array.from({ length: 4097 }, (_, step) => paintUnderLamps(step / 2048));

// 4,096 steps over twice the white; beyond it holds the last.
export const HELD_BACK = Float32Array.from({ length: 4097 }, (_, step) => heldBack(step / 2048));
export const NOT_HELD = new Float32Array(4097).fill(1);
