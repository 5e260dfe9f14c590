import type { Mood } from '#engines/dusk/evening/mood.ts';
import { excessStep } from '#engines/dusk/evening/relight.ts';
import { byteOf, CONTRAST, gradeOf, HELD_BACK, NOT_HELD, UNDER_LAMPS } from '#engines/dusk/evening/tone-curves.ts';
import { logLight } from '#engines/dusk/lamps/light-cells.ts';
import { EMITTED } from '#engines/dusk/lamps/lights.ts';
import { LINEAR } from '#engines/raster/colour.ts';

/** Lamplight is many stops from wall to wall; the camera's curve leaves about as much of it as the day had there: dark paint stays dark. */
const MOST_LAMP = 3;
const lampOn = (light: number, gain: number): number => (MOST_LAMP * light) / (MOST_LAMP + light * gain);

/** Green and blue of lamplight on walls and in the lens, against red. */
const LAMP_GREEN = 0.64;
const LAMP_BLUE = 0.32;
/** Lamplight on a wall against the light of the evening sky on it. */
const LAMP_OVER_SKY = 8;

/** Share of the evening's light that frames and posts beside lit glass lose, and the bloom at which half of that: against the room they are dark. */
const FRAME = 0.35;
const FRAME_HALF = 0.12;

/** Light of lamps that no level tells. */
const UNSEEN = 5e-4;

/** Share of what green stands above the other two that dusk takes away; golden hour leaves it. */
const GREEN_LOST = 0.26;
/** And nearly all of it where it is less than this share of green: cream paint under a blue sky is no olive. */
const SLIGHT = 0.2;
const SLIGHT_LOST = 0.85;
/** Green that cream and yellow paint has at most against its red then. */
const CREAM = 0.9;

/** Share of red over blue from which a colour is strongly warm, and how much of it is lost there per share. */
const WARM = 0.16;
const WARM_LOST = 1;
/** Light at which half of that is lost: a pale wall glows as if lit, autumn leaves and brick in the dark only lose their colour. */
const GLOWING = 0.04;
/** How much more of it is lost where no lamp shines, and the lamplight on a wall at which half of that. */
const UNLIT_FADED = 0.5;
const LIT = 0.1;
export const fadedWhere = (spill: number): number => 1 + (UNLIT_FADED * LIT) / (LIT + spill);

/** Share of the blue it lacks that what is red keeps then, orange most of it: faded evenly, cedar and brick were salmon. */
const BROWN = 0.6;
export const brownOf = (r: number, g: number, b: number): number => (r > g && r > b ? (BROWN * (r - g)) / (r - b) : 0);

/** Blue that a place has at least against its own light, and the share of what lacks that it is given: under a blue sky no grass is as yellow and no cedar as orange as in the sun. */
const BLUE_LEAST = 0.45;
const BLUE_GIVEN = 0.6;
export const skyBlue = (blue: number, grey: number, given: number): number =>
  blue < BLUE_LEAST * grey ? blue + given * (BLUE_LEAST * grey - blue) : blue;

/** Blue that the darkest gain and half the red that they lose, and the light at which half of that is left. */
const SHADE_BLUE = 0.1;
const DIM = 0.02;

/** Light of a twig before the sky against that of the sky. */
const SILHOUETTE = 0.3;

/** Levels of grain, as a camera leaves them in the evening: without it sky, lawns and roads are smooth sheets. */
const GRAIN = 4;

/** Cheap hash noise for dither: smooth gradients band without it. */
const dither = (i: number): number => {
  let h = Math.imul(i ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296 - 0.5;
};

const clampByte = (v: number): number => (v < 0 ? 0 : v > 255 ? 255 : v);

/** What a mood asks of every place: golden hour keeps its greens and its warmth. */
export const gradeOfMood = (mood: Mood, lift: number) => {
  const { saturation } = mood;
  const fade = mood.asByDay ? 0 : GREEN_LOST;
  const slight = mood.asByDay ? 0 : SLIGHT_LOST;
  const cream = mood.asByDay ? 1 : CREAM;
  const lampOverSky = LAMP_OVER_SKY / mood.exposure;
  const faded = mood.asByDay ? 0 : WARM_LOST;
  const shadeBlue = mood.asByDay ? 0 : SHADE_BLUE;
  const given = mood.asByDay ? 0 : BLUE_GIVEN;
  // The evening's blue is in the gains: lamplight has none of it, or it lies on snow and paving as grey.
  const [lampRed, lampGreen, lampBlue] = [
    1 / mood.ambient[0],
    LAMP_GREEN / mood.ambient[1],
    LAMP_BLUE / mood.ambient[2],
  ];
  const graded = mood.asByDay ? UNDER_LAMPS : CONTRAST;
  const held = mood.asByDay ? NOT_HELD : HELD_BACK;
  return {
    saturation,
    fade,
    slight,
    cream,
    lampOverSky,
    faded,
    given,
    shadeBlue,
    lampRed,
    lampGreen,
    lampBlue,
    lift,
    graded,
    held,
  };
};

/** What holds for every row of the picture. */
type Evening = ReturnType<typeof gradeOfMood> & {
  readonly width: number;
  readonly source: Uint8Array;
  readonly luma: Uint8Array;
  readonly alpha: Uint8Array;
  readonly thin: Uint8Array;
  readonly table: Float32Array;
  readonly ambientLeft: number;
  readonly glassed: Uint8Array | undefined;
  readonly emitted: Uint8Array | undefined;
};

/** One row: the new sky's colours, and what of day and lamps lies on it. */
type EveningRow = {
  readonly y: number;
  readonly above: boolean;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly slope: Float32Array;
  readonly excess: Float32Array;
  readonly kR: Float32Array;
  readonly kG: Float32Array;
  readonly kB: Float32Array;
  readonly arriving: Float32Array;
  readonly spill: Float32Array;
  readonly bloom: Float32Array;
};

/** Red, green and blue are written out: a loop over channels took three times as long. And row by row: one loop over the photo took a third longer. */
export const paintRow = (evening: Evening, row: EveningRow, bytes: Uint8Array): void => {
  const {
    width,
    source,
    luma,
    alpha,
    thin,
    table,
    ambientLeft,
    glassed,
    emitted,
    saturation,
    fade,
    slight,
    cream,
    lampOverSky,
    faded,
    given,
    shadeBlue,
    lampRed,
    lampGreen,
    lampBlue,
    lift,
    graded,
    held,
  } = evening;
  const { y, above, red, green, blue, slope, excess, kR, kG, kB, arriving, spill, bloom } = row;
  for (let x = 0, i = y * width, p = i * 3; x < width; x++, i++, p += 3) {
    const share = above ? alpha[i]! * (1 / 255) : 0;
    let r = 0;
    let g = 0;
    let b = 0;
    if (share < 0.996) {
      const light = logLight(luma[i]!);
      const sunlit = slope[x]! * light + excess[x]!;
      const left = table[excessStep(sunlit)]!;
      r = LINEAR[source[p]!]! * left * kR[x]!;
      g = LINEAR[source[p + 1]!]! * left * kG[x]!;
      b = LINEAR[source[p + 2]!]! * left * kB[x]!;
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      // The eye of the evening sees less of what is strongly yellow, orange or red.
      let kept = saturation;
      let brown = 0;
      // Most of a photo is no warmer: it is spared the divisions.
      if (r - b > WARM * (r + b)) {
        const warmth = (r - b) / (r + b) - WARM - (g > r ? (3 * (g - r)) / (g + r) : 0);
        if (warmth > 0) {
          kept *= 1 - (faded * fadedWhere(spill[x]!) * warmth * grey) / (GLOWING + grey);
          brown = brownOf(r, g, b);
        }
      }
      r = Math.max(0, grey + (r - grey) * kept);
      g = Math.max(0, grey + (g - grey) * kept);
      b = Math.max(0, grey + (b - grey) * (kept + brown * (saturation - kept)));
      b = skyBlue(b, grey, given);
      // Grass under a blue sky is grey-green at most: by day's green it looks pasted in.
      const leafy = g - Math.max(cream * r, b);
      if (leafy > 0) {
        const full = SLIGHT * g;
        g -= leafy * (leafy < full ? slight + (fade - slight) * (leafy / full) : fade);
      }
      const open = arriving[x]! * lift;
      const reached = open * gradeOf(held, grey * open);
      // What is dark by then has its light from the sky alone.
      const shade = (shadeBlue * DIM) / (DIM + grey * reached);
      const redSky = reached * (1 - 0.5 * shade);
      const blueSky = reached * (1 + 0.8 * shade);
      if (glassed && emitted && (glassed[i]! > 0 || emitted[p]! > 0 || spill[x]! > UNSEEN || bloom[x]! > UNSEEN)) {
        const glass = glassed[i]! / 255;
        const beside = (FRAME * bloom[x]!) / (FRAME_HALF + bloom[x]!);
        const dim = (1 - 0.93 * glass) * (1 - beside);
        const onWall = lampOn(spill[x]! * (1 - glass) * lampOverSky, ambientLeft * kG[x]!);
        const inLens = bloom[x]! * 0.08;
        r *= dim * redSky + onWall * lampRed;
        g *= dim * reached + onWall * lampGreen;
        b *= dim * blueSky + onWall * lampBlue;
        const under = gradeOf(graded, 0.2126 * r + 0.7152 * g + 0.0722 * b);
        r = r * under + EMITTED[emitted[p]!]! + inLens;
        g = g * under + EMITTED[emitted[p + 1]!]! + inLens * LAMP_GREEN;
        b = b * under + EMITTED[emitted[p + 2]!]! + inLens * LAMP_BLUE;
      } else {
        r *= redSky;
        g *= reached;
        b *= blueSky;
        const under = gradeOf(graded, 0.2126 * r + 0.7152 * g + 0.0722 * b);
        r *= under;
        g *= under;
        b *= under;
      }
    }
    if (above && thin[i]! > 40 && share < 0.996) {
      // Thin things before the sky are silhouettes: no lamp reaches them, and the sky behind is the light of the evening.
      const most = SILHOUETTE * (0.2126 * red[x]! + 0.7152 * green[x]! + 0.0722 * blue[x]!) + 0.01;
      const own = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      if (own > most) {
        const dim = 1 - (1 - most / own) * (thin[i]! / 255);
        r *= dim;
        g *= dim;
        b *= dim;
      }
    }
    if (share > 0.004) {
      r = r * (1 - share) + share * red[x]!;
      g = g * (1 - share) + share * green[x]!;
      b = b * (1 - share) + share * blue[x]!;
    }
    const noise = dither(i) * GRAIN + 0.5;
    bytes[p] = clampByte(byteOf(r) + noise);
    bytes[p + 1] = clampByte(byteOf(g) + noise);
    bytes[p + 2] = clampByte(byteOf(b) + noise);
  }
};
