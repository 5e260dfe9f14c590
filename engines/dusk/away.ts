import { chanceOf } from '#engines/dusk/sight.ts';
import type { Segmentation } from '#engines/ports.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Stops that the foreground and what stands beside the house lose: a photographer's evening is brightest at the house. */
const FOREGROUND = 0.35;
const BESIDE = 0.55;
/** Shares of the picture over which they are lost. */
const FOREGROUND_REACH = 0.4;
const BESIDE_REACH = 0.3;
/** Share of the width from the middle beyond which a house is a neighbour's. */
const MIDDLE = 0.3;

/** Stops lost at a place, both in shares of the picture. Without a network the house is taken to stand in the middle. */
export const awayFrom = (seen: Segmentation | undefined, horizon: number): ((x: number, y: number) => number) => {
  const { middle, half, bottom } = seen ? houseIn(seen) : { middle: 0.5, half: 0.25, bottom: horizon + 0.1 };
  return (x, y) =>
    FOREGROUND * ease(0, FOREGROUND_REACH, y - bottom) + BESIDE * ease(0, BESIDE_REACH, Math.abs(x - middle) - half);
};

/** Where the house stands: its middle and half its width, and the row below which little of it is. */
const houseIn = (seen: Segmentation): { middle: number; half: number; bottom: number } => {
  const { width, height, data } = chanceOf(seen, 'facade', 'roof', 'pane', 'window', 'entrance', 'garage', 'door');
  let [n, sx, sxx, sy, syy] = [1e-3, 0, 0, 0, 0];
  // The house for sale stands in the middle: the neighbours' count less the further off they are.
  const weight = Float32Array.from({ length: width }, (_, x) => Math.exp(-(((x / width - 0.5) / MIDDLE) ** 2)));
  for (let i = 0; i < data.length; i++) {
    if (data[i]! < 0.5) continue;
    const [x, y] = [(i % width) / width, Math.floor(i / width) / height];
    const w = weight[i % width]!;
    n += w;
    sx += w * x;
    sxx += w * x * x;
    sy += w * y;
    syy += w * y * y;
  }
  const [x, y] = [sx / n, sy / n];
  return {
    middle: x,
    half: 1.4 * Math.sqrt(Math.max(0, sxx / n - x * x)),
    bottom: y + 1.4 * Math.sqrt(Math.max(0, syy / n - y * y)),
  };
};
