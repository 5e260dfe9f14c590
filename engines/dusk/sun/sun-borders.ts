import { withoutThin } from '#engines/dusk/sun/daylight.ts';
import { SURFACES } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur, boxBlurOver } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { planeOfSteps, stepWeights } from '#engines/raster/poisson.ts';
import { type Plane, unfilledPlane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around over which sun is compared with light, and the variance of light below which there is nothing to compare. */
const AROUND = 3;
const LEAST = 0.004;
/** Stops of sun to one of light between which a step of light is paint, and a shadow's border; and how much of it light must explain. */
const SHADOW = [0.25, 0.75] as const;
const EXPLAINED = [0.25, 0.6] as const;
/** Where the network finds no sun at all on one side, a share of what it finds on the other, it is a border even if it finds too little there. */
const NO_SUN = [0.35, 0.15] as const;
const SOME_SUN = [0.15, 0.3] as const;
const TOO_LITTLE = [0.12, 0.28] as const;
/** A roof is of one paint, and dark: the network reads a part of its sun. What is as light as this, log2, is the white board along it. */
const ROOF = SURFACES.indexOf('roof');
const DARK = [-1.1, -1.7] as const;
/** And a door, a wall or a lawn that is dark even where it is lightest, likewise. */
const OTHER_DARK = [SURFACES.indexOf('house'), SURFACES.indexOf('paving')];
const DARK_PAINT = [-2, -2.5] as const;
const DARK_ROOF = 4;
/** How firmly steps hold over two kinds of surface and over leaves, against one on a plain wall. */
const OTHER = 0.02;
/** How firmly the network's own stops hold: over parts of forty cells (the root of its inverse) they stay as they are. */
const OWN = 0.0006;
export const CYCLES = 2;
/** Stops of sun that no photo has. */
const BRIGHTEST = 5;
/** Stops by which the network must see a thin shadow on a wall darker than so many cells around, and the stops of light to one of them from which it is a lamp or a dark bar. */
const ASIDE = 8;
const DEEP = [0.5, 1] as const;
const DEEP_ON_ROOF = [0.25, 0.6] as const;
const BLACKER = [1.2, 1.5] as const;
/** Cells across which such a shadow takes its rim with it, where the network's border is softer than the photo's: it stayed as an outline on the wall. And the stops between which there is some of it. */
const RIM = 3;
const SOME_SHADE = [0.1, 0.3] as const;
/** Stops of a step to one of what the network sees there, at most: beside a dark frame or an eave light falls by far more. */
const MOST_STEP = 1.3;
/** Stops by which a shadow may be darker than the shade that the network knows, and on a roof: on dark tiles it reads half of the sun, and half of the shadow stayed. */
const DEEPER = 1;
const DEEPER_ON_ROOF = 2.5;

/** Light against the mean of its kind of surface: a strip of roof before a white wall is not told by the wall. And these means. */
const againstKind = (light: Plane, plain: Plane, kinds: Uint8Array): readonly [Plane, Float64Array] => {
  const [sums, weights] = [new Float64Array(256), new Float64Array(256)];
  for (let i = 0; i < kinds.length; i++) {
    sums[kinds[i]!]! += plain.data[i]! * light.data[i]!;
    weights[kinds[i]!]! += plain.data[i]!;
  }
  const means = sums.map((sum, kind) => sum / (weights[kind]! + 1e-3));
  const out = unfilledPlane(light.width, light.height);
  for (let i = 0; i < kinds.length; i++) out.data[i] = light.data[i]! - means[kinds[i]!]!;
  return [out, means];
};

/** Where a step of light is a shadow's border, 0..1: sun and light fall together there, and by about as much. */
export const bordersOf = (sun: Plane, light: Plane, plain: Plane, kinds: Uint8Array): Plane => {
  const { width, height } = sun;
  // The network sees half of its picture's pixels: its borders are as soft as these.
  const [against, kindMeans] = againstKind(light, plain, kinds);
  const soft = boxBlur(against, 1);
  const sums = [0, 1, 2, 3, 4, 5].map(() => unfilledPlane(width, height)) as [Plane, Plane, Plane, Plane, Plane, Plane];
  const [w, l, s, ls, ll, ss] = sums;
  for (let i = 0; i < w.data.length; i++) {
    const weight = plain.data[i]! + 1e-3;
    const a = soft.data[i]!;
    const b = sun.data[i]!;
    w.data[i] = weight;
    l.data[i] = weight * a;
    s.data[i] = weight * b;
    ls.data[i] = weight * a * b;
    ll.data[i] = weight * a * a;
    ss.data[i] = weight * b * b;
  }
  const means = sums.map((plane) => boxBlurOver(plane, AROUND)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return borderShares(soft, kinds, kindMeans, ...means);
};

const borderShares = (
  out: Plane,
  kinds: Uint8Array,
  kindMeans: Float64Array,
  w: Float32Array,
  l: Float32Array,
  s: Float32Array,
  ls: Float32Array,
  ll: Float32Array,
  ss: Float32Array,
): Plane => {
  for (let i = 0; i < w.length; i++) {
    const n = 1 / w[i]!;
    const a = l[i]! * n;
    const b = s[i]! * n;
    const together = ls[i]! * n - a * b;
    // Most of a photo is no border: it is spared the rest.
    if (!(together > 0)) {
      out.data[i] = 0;
      continue;
    }
    // Rounding leaves a variance of nothing a little below it, and its root is no number: the whole picture went black.
    const spread = Math.max(0, ll[i]! * n - a * a);
    const own = Math.max(0, ss[i]! * n - b * b);
    const explained = ease(EXPLAINED[0], EXPLAINED[1], (together * together) / (spread * own + 1e-6));
    if (explained === 0) {
      out.data[i] = 0;
      continue;
    }
    const fall = Math.sqrt(own);
    const ratio = fall / Math.sqrt(spread + LEAST);
    const dark = ease(NO_SUN[0], NO_SUN[1], (b - fall) / (b + fall + 1e-3)) * ease(SOME_SUN[0], SOME_SUN[1], b + fall);
    const lightest = kindMeans[kinds[i]!]! + a + Math.sqrt(spread);
    const shingles =
      kinds[i] === ROOF
        ? ease(DARK[0], DARK[1], lightest)
        : OTHER_DARK.includes(kinds[i]!)
          ? ease(DARK_PAINT[0], DARK_PAINT[1], lightest)
          : 0;
    out.data[i] =
      explained *
      Math.min(
        Math.max(
          ease(SHADOW[0], SHADOW[1], ratio * (1 + DARK_ROOF * shingles)),
          dark * ease(TOO_LITTLE[0], TOO_LITTLE[1], ratio),
        ),
        MOST_STEP * ratio * (1 + DARK_ROOF * shingles),
      );
  }
  return out;
};

/**
 * Light without boards, joints, lines and grain: what is thin is paint, and stays as the photo has it. But where `dapple` is set, thin spots that the
 * network sees in the sun are the sun's, and so are thin shadows on plain walls that it sees deep: of brackets, lamps and wires.
 */
export const onlyBroad = (
  light: Plane,
  /** Light without thin things. */
  broad: Plane,
  sun: Plane,
  plain: Plane,
  kinds: Uint8Array,
  dapple: Plane,
): Plane => {
  const { width, height } = light;
  const plane = (): Plane => unfilledPlane(width, height);
  const [out, thin, seen] = [plane(), plane(), plane()];
  // As bytes only what is below 0 is told apart.
  for (let i = 0; i < thin.data.length; i++) seen.data[i] = sun.data[i]! - BRIGHTEST;
  const most = withoutThin(seen).data;
  for (let i = 0; i < thin.data.length; i++) {
    thin.data[i] = light.data[i]! - broad.data[i]!;
    seen.data[i]! -= most[i]!;
  }
  const around = boxBlur(sun, ASIDE).data;
  const spots = bordersOf(seen, thin, plain, kinds).data;
  const shadows = new Uint8Array(spots.length);
  for (let i = 0; i < spots.length; i++) {
    const stops = around[i]! - sun.data[i]!;
    // No lamp hangs on a roof: a shadow of leaves that was left there was blacker than by day, without the sun around it.
    const shadow =
      kinds[i] === ROOF
        ? ease(DEEP_ON_ROOF[0], DEEP_ON_ROOF[1], Math.max(stops, -dapple.data[i]! * seen.data[i]!))
        : ease(DEEP[0], DEEP[1], stops) * ease(BLACKER[1], BLACKER[0], -thin.data[i]! / (stops + 1e-3));
    shadows[i] = 255 * plain.data[i]! * shadow;
  }
  const wide = dilate(shadows, width, height, RIM);
  for (let i = 0; i < spots.length; i++) {
    const stops = around[i]! - sun.data[i]!;
    const rim = thin.data[i]! < 0 ? plain.data[i]! * ease(SOME_SHADE[0], SOME_SHADE[1], stops) * (wide[i]! / 255) : 0;
    const shadow = Math.max(rim, shadows[i]! / 255);
    const taken = Math.max(dapple.data[i]! * spots[i]!, shadow) * thin.data[i]!;
    // A white post in the sun before a wall in the shade: what it is lighter than the sun makes it is paint.
    const post = plain.data[i]! * ease(DEEP[0], DEEP[1], -stops) * Math.min(thin.data[i]!, -stops);
    out.data[i] = broad.data[i]! + (post > 0 && post > taken ? post : taken);
  }
  return out;
};

/** How firmly a step towards the cell `by` places on holds. */
const weightsOf = (by: number, plain: Float32Array, kinds: Uint8Array): Float32Array => {
  const weight = new Float32Array(plain.length).fill(OTHER);
  for (let i = 0, j = by; j < plain.length; i++, j++) {
    if (kinds[i] !== kinds[j]) continue;
    const both = plain[i]! * plain[j]!;
    weight[i]! += (1 - OTHER) * both * both;
  }
  return weight;
};
export const stepsWeighed = ({ width, height, data }: Plane, kinds: Uint8Array) =>
  stepWeights(width, height, weightsOf(1, data, kinds), weightsOf(width, data, kinds), OWN);

/** Steps that the sun has to be corrected by towards the cell `by` places on. */
const stepsOf = (
  by: number,
  sun: Float32Array,
  light: Float32Array,
  plain: Float32Array,
  border: Float32Array,
  kinds: Uint8Array,
): Float32Array => {
  const size = new Float32Array(sun.length);
  for (let i = 0, j = by; j < sun.length; i++, j++) {
    if (kinds[i] !== kinds[j]) continue;
    const both = plain[i]! * plain[j]!;
    size[i] = both * 0.5 * (border[i]! + border[j]!) * (light[j]! - light[i]!) - sun[j]! + sun[i]!;
  }
  return size;
};

/**
 * Gives the network's sun the photo's own steps, those of its broad light: where light falls by about as much as the sun does it is a shadow's border, and all of the
 * step is the sun's; elsewhere it is paint, and the sun does not change. What the network says of a wall as a whole stays. So no
 * shadow is left half, none is made that the photo does not have, and no wall is stained where the network is unsure.
 */
export const layBorders = (
  sun: Plane,
  /** All of it, where `sun` is the part that is taken. */
  whole: Plane,
  light: Plane,
  plain: Plane,
  doors: Plane,
  kinds: Uint8Array,
  weights = stepsWeighed(plain, kinds),
): void => {
  const border = bordersOf(whole, light, plain, kinds).data;
  // A garage door is of one paint: in dapple all that is lighter is sun.
  for (let i = 0; i < border.length; i++) border[i] = Math.max(border[i]!, doors.data[i]!);
  const steps = (by: number) => stepsOf(by, sun.data, light.data, plain.data, border, kinds);
  const off = planeOfSteps(weights, steps(1), steps(sun.width), CYCLES).data;
  for (let i = 0; i < off.length; i++)
    sun.data[i] = Math.max(kinds[i] === ROOF ? -DEEPER_ON_ROOF : -DEEPER, sun.data[i]! + off[i]!);
};
