import { type EveningSurface, SNOWY } from '#engines/dusk/evening/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, mix } from '#engines/raster/scalar.ts';

/** What the surfaces of a cell together make of the evening. */
export type EveningLight = {
  /** Stops by which the day's shade is raised, and those that are evened out or too white. */
  readonly lift: Float32Array;
  readonly left: Float32Array;
  /** Stops by which the evening's own light stays below that. */
  readonly under: Float32Array;
  readonly hue: readonly [Float32Array, Float32Array, Float32Array];
};

/** Stops above its kind up to which paints are told apart or evened; white trim stands out by itself. */
const PAINT = 1;
/** Stops below its kind from which a place is of another, darker stuff, and from which nothing of it is evened: lifted to its kind, black soil lies under a veil. */
const DARK = [1, 2.5] as const;
/** How much of what a surface has above white is taken. */
const WHITE_TAKEN = 0.6;
/** Of a crown as a whole, more, and of a bed less: silver fronds stand before the sky as if flashed, yellow bushes among red ones stay lighter. And the cells around that tell how light it is, but for a share: by its own light alone a crown goes flat. */
const SILVER_TAKEN = 0.95;
const BED_TAKEN = 0.75;
const CROWN_REACH = 4;
/** That share in a small photo and in a large one, of so many pixels along the longer side: in a small one a cell is one leaflet, and fronds went into felt. */
const OWN = [0.2, 0.5] as const;
const SMALL = [1000, 1600] as const;
export const ownOf = (side: number): number => mix(OWN[0], OWN[1], ease(SMALL[0], SMALL[1], side));
/** Stops that leaves before the sky lose, and beds and bushes on the ground gain, which the sky shines on from above. */
const CROWN = 1;
const BED = 0.5;

// One small function for every loop over the cells: in one long function that runs once a photo they stay in the slow tiers.

const addLevels = (
  out: EveningLight,
  { data, level, target, even, white }: EveningSurface,
  shade: Float32Array,
  glazed: Float32Array | undefined,
  /** Share per row of what is above white that is taken. */
  taken: Float32Array,
): void => {
  const { lift, left } = out;
  const width = data.length / taken.length;
  const raised = target - level;
  for (let y = 0, i = 0; y < taken.length; y++) {
    const share = taken[y]!;
    for (let x = 0; x < width; x++, i++) {
      const part = data[i]!;
      if (part < 1e-3) continue;
      lift[i]! += part * raised;
      const over = shade[i]! - level;
      const told = over > PAINT ? PAINT : over < -DARK[0] ? -DARK[0] * ease(-DARK[1], -DARK[0], over) : over;
      left[i]! += part * (even * (glazed ? 1 - glazed[i]! : 1) * told + (over > white ? share * (over - white) : 0));
    }
  }
};

const addUnder = (
  under: Float32Array,
  { data, room, under: own, far }: EveningSurface,
  away: Float32Array,
  /** Stops per row, more or less. */
  rows: Float32Array,
  width: number,
): void => {
  for (let y = 0, i = 0; y < rows.length; y++) {
    const row = own + rows[y]!;
    // Most of a row is as far away as what lies beside it.
    let [last, share] = [Number.NaN, 0];
    for (let x = 0; x < width; x++, i++) {
      const part = data[i]!;
      if (part <= 1e-3) continue;
      if (away[i]! !== last) {
        last = away[i]!;
        share = 1 - Math.exp(-(row + far * last) / room);
      }
      under[i]! += part * room * share;
    }
  }
};

const addHues = (
  [red, green, blue]: EveningLight['hue'],
  data: Float32Array,
  [r, g, b]: EveningSurface['hue'],
  [moreRed, moreGreen, moreBlue]: EveningSurface['hue'],
  low: Float32Array,
): void => {
  const width = data.length / low.length;
  for (let y = 0, i = 0; y < low.length; y++) {
    const [inRed, inGreen, inBlue] = [
      r * (1 + moreRed * low[y]!),
      g * (1 + moreGreen * low[y]!),
      b * (1 + moreBlue * low[y]!),
    ];
    for (let x = 0; x < width; x++, i++) {
      const part = data[i]!;
      if (part === 0) continue;
      red[i]! += part * inRed;
      green[i]! += part * inGreen;
      blue[i]! += part * inBlue;
    }
  }
};

/** Paving mirrors the sky: at the camera's feet the blue overhead, far off the warm sky over the horizon. Shares of red, green and blue. */
const MIRRORED = [-0.12, -0.01, 0.15] as const;
const PLAIN = [0, 0, 0] as const;

export const eveningLight = (
  parts: readonly EveningSurface[],
  shade: Plane,
  /** The shade without thin things. */
  broad: Plane,
  glazed: Plane | undefined,
  away: Plane,
  /** Rows, as shares of the height, where the sky ends and where the house stands on the ground. */
  [horizon, bottom]: readonly [number, number],
  /** Share of its own light by which a leaf is told. */
  own: number,
): EveningLight => {
  const { width, height } = shade;
  const empty = (): Float32Array => newPlane(width, height).data;
  const out: EveningLight = { lift: empty(), left: empty(), under: empty(), hue: [empty(), empty(), empty()] };
  const none = new Float32Array(height);
  const low = Float32Array.from({ length: height }, (_, y) => ease(horizon - 0.15, bottom + 0.1, y / height));
  const leaves = new Float32Array(low.length);
  for (let i = 0; i < leaves.length; i++) leaves[i] = mix(CROWN, -BED, low[i]!);
  const silver = new Float32Array(low.length);
  // What is white on trees is snow then, and stays: without it a roof's end behind a flue was a hole.
  if (!parts.some(({ snow }) => snow > SNOWY))
    for (let i = 0; i < silver.length; i++) silver[i] = mix(SILVER_TAKEN, BED_TAKEN, low[i]!);
  const taken = (share: number): Float32Array => new Float32Array(height).fill(share);
  const near = Float32Array.from({ length: height }, (_, y) => ease(bottom, 1, y / height) - 0.2);
  const crowns = boxBlur(shade, CROWN_REACH);
  for (let i = 0; i < crowns.data.length; i++) crowns.data[i] = mix(crowns.data[i]!, shade.data[i]!, own);
  for (const part of parts) {
    addLevels(
      out,
      part,
      (part.fine ? crowns : broad).data,
      glazed?.data,
      part.fine ? silver : taken(part.mirrors ? part.slab : WHITE_TAKEN),
    );
    addUnder(out.under, part, away.data, part.fine ? leaves : none, width);
    addHues(out.hue, part.data, part.hue, part.mirrors ? MIRRORED : PLAIN, near);
  }
  return out;
};
