import type { Quad } from '#engines/dusk/parameters.ts';
import { boundsOf } from '#engines/dusk/windows/light.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { filledBy, type Labelling, labelRegions } from '#engines/raster/regions.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Log2 of light in the day's shade that a room behind glass has, the share of what a window has above it that goes, and the most stops. */
const ROOM = -4.6;
const TAKEN = 0.4;
const MOST = 0.9;
/** Share of the upright box around it that a window fills: a piece of what a balcony's glass mirrors is ragged. */
const FILLED = [0.72, 0.82] as const;
/** Shares of the picture between which a piece is a white vent in a gable, and a window. */
const LARGE = [0.002, 0.0035] as const;
/** Stops of blue against green between which a lamp burns behind the glass by day, and none does. */
const BURNING = [-0.8, -0.5] as const;
/** Glass below which a place tells nothing about its window. */
const SOME = 0.05;

/** Pieces of glass in which a lamp is lit, by their labels: posts between panes would go dark with them. */
const litPieces = ({ labels }: Labelling, width: number, height: number, lit: readonly Quad[]): ReadonlySet<number> => {
  const out = new Set<number>();
  for (const quad of lit) {
    const { left, top, right, bottom } = boundsOf([quad], width, height);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) out.add(labels[y * width + x]!);
  }
  return out;
};

/** Stops that every piece of glass loses as a whole, so that its drawing stays. */
const stopsOf = ({ labels, regions }: Labelling, glass: Plane, shade: Plane, cool: Plane): Float32Array => {
  const [sum, light, blue] = [1, 2, 3].map(() => new Float32Array(regions.length + 1).fill(1e-3)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!;
    if (label === 0) continue;
    const part = glass.data[i]!;
    sum[label]! += part;
    light[label]! += part * shade.data[i]!;
    blue[label]! += part * cool.data[i]!;
  }
  const out = new Float32Array(regions.length + 1);
  for (const region of regions) {
    const { label, area } = region;
    out[label] =
      clamp(TAKEN * (light[label]! / sum[label]! - ROOM), 0, MOST) *
      ease(BURNING[0], BURNING[1], blue[label]! / sum[label]!) *
      ease(LARGE[0], LARGE[1], area / labels.length) *
      ease(FILLED[0], FILLED[1], filledBy(region));
  }
  return out;
};

/** Stops that blinds and curtains behind unlit glass lose: by day they are lit from outside, at dusk they are about as dark as the room. */
export const unlitGlass = (glass: Plane, shade: Plane, cool: Plane, lit: readonly Quad[]): Float32Array => {
  const { width, height, data } = glass;
  const some = new Uint8Array(data.length);
  for (let i = 0; i < some.length; i++) if (data[i]! > SOME) some[i] = 1;
  const pieces = labelRegions(some, width, height);
  const stops = stopsOf(pieces, glass, shade, cool);
  for (const label of litPieces(pieces, width, height, lit)) stops[label] = 0;
  const out = newPlane(width, height).data;
  for (let i = 0; i < out.length; i++) out[i] = data[i]! * stops[pieces.labels[i]!]!;
  return out;
};
