import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { ease } from '#engines/raster/scalar.ts';

/** What the tones inside a frame and around it say; luma 0..1. */
export type FrameTones = {
  readonly luma: number;
  readonly low: number;
  readonly high: number;
  readonly warm: number;
  readonly around: number;
  /** The network's chance of glass, 0 without one. */
  readonly pane: number;
  /** Dark in a lighter wall, or as blue as the sky it mirrors. */
  readonly glassy: boolean;
  /** Chance of ground just below it, 0 without a network. */
  readonly grounded: number;
  /** Chance of house on its poorer side, 1 without a network. */
  readonly beside: number;
  /** Chance of a house door on one of its sides, 0 without a network. */
  readonly door: number;
  /** Chance of house over its head, 1 without a network. */
  readonly above: number;
};

/** As a wall is: a vent that no slats show stands out this little from it. */
const FAINT = 0.0022;
/** A strip narrower than this share of the photo and four times as high is a shutter, a post or a gap. */
const STRIP = 0.018;

const length = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);
/** Width from which, in heights, a bush before its foot does not explain that. */
const WIDE = 0.6;
/** 1 for upright sides that a window in perspective can have; a whole piece with one far shorter is wall and twigs besides. */
const squareness = ({ corners: [a, b, c, d], sure }: Frame): number => {
  const sides = [length(a, d), length(b, c)].sort((x, y) => x - y) as [number, number];
  const wide = b[0] - a[0] > WIDE * (d[1] - a[1]);
  const least = sure === undefined ? 0.55 : wide ? 0.79 : 0.73;
  return ease(least, least + 0.07, sides[0] / Math.max(1, sides[1]));
};

/** Share of sky a third of the width to the left or right: a light pane with sky beside it is the corner of a porch. */
const skyBeside = (look: WindowLook, { corners: [a, b, c, d] }: Frame, width: number): number => {
  const column = (from: readonly [number, number], to: readonly [number, number], hop: number): number => {
    let sum = 0;
    for (let k = 0; k < 8; k++) {
      const t = (k + 0.5) / 8;
      const x = Math.round(from[0] + (to[0] - from[0]) * t + hop);
      const y = Math.round(from[1] + (to[1] - from[1]) * t);
      if (x >= 0 && x < look.width && y >= 0 && y < look.height) sum += look.sky[y * look.width + x]! / 8;
    }
    return sum;
  };
  return Math.max(column(a, d, -0.35 * width), column(b, c, 0.35 * width));
};

/** Light lines between dark ones along a row of means: slats, muntins, balusters. */
export const linesIn = (means: readonly number[], amplitude: number): number => {
  let lines = 0;
  let turn = means[0] ?? 0;
  let rising = false;
  for (const mean of means)
    if (rising ? mean > turn : mean < turn) turn = mean;
    else if (Math.abs(mean - turn) > amplitude) {
      if (rising) lines++;
      rising = !rising;
      turn = mean;
    }
  return lines;
};

const meansOf = (look: WindowLook, { corners: [a, b, c, d] }: Frame, down: boolean): number[] => {
  const box = {
    left: Math.max(0, Math.round(Math.max(a[0], d[0]))),
    right: Math.min(look.width - 1, Math.round(Math.min(b[0], c[0]))),
    top: Math.max(0, Math.round(Math.max(a[1], b[1]))),
    bottom: Math.min(look.height - 1, Math.round(Math.min(c[1], d[1]))),
  };
  const [from, to] = down ? [box.top + 1, box.bottom] : [box.left + 1, box.right];
  const [low, high] = down ? [box.left, box.right] : [box.top, box.bottom];
  const inset = Math.round((high - low) / 4);
  // Slats of a vent seen from the side run aslant, as its head and sill do.
  const slope = down ? (b[1] - a[1] + c[1] - d[1]) / Math.max(1, b[0] - a[0] + c[0] - d[0]) : 0;
  const middle = (low + high) / 2;
  const means: number[] = [];
  for (let i = from; i < to; i++) {
    let sum = 0;
    for (let j = low + inset; j <= high - inset; j++) {
      const row = Math.min(look.height - 1, Math.max(0, Math.round(i + slope * (j - middle))));
      sum += look.luma.data[down ? row * look.width + j : j * look.width + i]!;
    }
    means.push(sum / Math.max(1, high - low - 2 * inset + 1));
  }
  return means;
};

/** Level stripes across a frame: the slats of a blind or of a vent. */
export const slatsIn = (look: WindowLook, frame: Frame): number => linesIn(meansOf(look, frame, true), 0.07);

/** Balusters: upright light bars of a railing, stronger than any blind. */
const balustersIn = (look: WindowLook, frame: Frame): number => linesIn(meansOf(look, frame, false), 0.1);

/** A glazed garage door: low and wide. Its glass is lit as a garage is, not as a room. */
export const isGlazedGarage = (look: WindowLook, { corners: [a, b, c] }: Frame): boolean => {
  const [width, height] = [b[0] - a[0], c[1] - b[1]];
  return c[1] > 0.7 * look.height && width > 1.4 * height && width > 0.12 * look.width;
};

/** A glazed garage door or a flight of steps: low, and wide or full of level lines. Nothing in it is a window. */
export const standsLow = (look: WindowLook, frame: Frame): boolean =>
  isGlazedGarage(look, frame) || (frame.corners[2][1] > 0.66 * look.height && slatsIn(look, frame) >= 9);

/** Luma by day from which a column of a slim frame is white paint, and the share of such columns from which it is the post of a porch. */
const WHITE = 0.85;
const POST = 0.35;
/** Share of a slim piece without doubt from which it is a white blind behind glass. */
const BLIND_SEEN = 0.7;
const isPost = (look: WindowLook, frame: Frame, width: number, height: number): boolean => {
  if (height < 2.2 * width) return false;
  const means = meansOf(look, frame, false);
  return means.filter((mean) => mean > WHITE).length >= POST * means.length;
};

/** Light and warmth from which, and spread of light up to which, a piece is the painted ground of a niche: glass mirrors something, and a blind has folds. */
const BLANK = 0.85;
const CREAM = 0.05;
const PLAIN = 0.03;
/** Share of the photo from which a piece may be an even blind. */
const BLIND = 0.006;
/** Share of a whole piece that the network has no doubt of, from which tone is not asked. */
const CERTAIN = 0.38;
/** Share of the width that a window is off the photo's edge at least to be known as whole. */
const WITHIN = 0.004;
/** Row share from which a frame stands on the ground: there a gate is likelier than a pane without a sign of glass. */
const GROUND = 0.66;

/** Share of a whole piece without doubt from which it is glass from end to end, wherever it stands: through an opening more is seen. */
const ALL_GLASS = 0.9;
/** What is left of a frame with so much of a house on its poorer side: between two posts with a garden on one side is the opening of a porch or a carport. */
export const leftOfOpening = (beside: number, sure = 0): number =>
  sure > ALL_GLASS ? 1 : 0.25 + 0.75 * ease(0.3, 0.6, beside);

/**
 * How much is left of a frame's word once the things that are framed like windows have been thought of: vents, gates,
 * railings, carports, shutters. What is in doubt stays dark; a tap lights it.
 */
export const doubtsOf = (look: WindowLook, frame: Frame, width: number, height: number, tones: FrameTones): number => {
  const share = (width * height) / (look.width * look.height);
  const flat = tones.high - tones.low < 0.1;
  const vent = share < FAINT && tones.around - tones.luma < 0.14 ? 0.3 + 0.7 * ease(0.75, 0.9, tones.pane) : 1;
  // Beside a front door it is its sidelight.
  const slim = height > width * 3.8 && width < STRIP * look.width && (frame.sure ?? 0) < CERTAIN;
  const strip = slim ? 0.22 + 0.78 * ease(0.35, 0.6, tones.door) : 1;
  const opening = leftOfOpening(tones.beside, frame.sure);
  // Glass with trees or sky over it stands in a railing.
  const railing = 0.1 + 0.9 * ease(0.3, 0.55, tones.above);
  // Rails or steps right across and the ground below: a glazed garage door or a stair.
  const across = tones.grounded > 0.4 ? slatsIn(look, frame) : 0;
  const panels = across >= 2 && across >= linesIn(meansOf(look, frame, false), 0.07) && width > height * 0.8 ? 0.15 : 1;
  // As even as its wall and as light: a piece of that wall in the shade. Only a large blind is so even.
  const asWall = tones.high - tones.low < 0.06 && Math.abs(tones.around - tones.luma) < 0.1 && share < BLIND;
  const even = asWall || (tones.low > BLANK && tones.warm > CREAM && tones.high - tones.low < PLAIN) ? 0.15 : 1;
  // At the photo's edge stands the neighbour's house, or a window that the frame cuts.
  const [a, , c] = frame.corners;
  const within = (frame.sure ?? 0) > CERTAIN && Math.min(a[0], look.width - c[0]) > WITHIN * look.width;
  const aside = within ? 1 : ease(0.435, 0.415, Math.abs((a[0] + c[0]) / 2 / look.width - 0.5));
  const post = (frame.sure ?? 0) < BLIND_SEEN && isPost(look, frame, width, height) ? 0.2 : 1;
  const shape = post * aside * even * railing * opening * panels * vent * strip * squareness(frame);
  // Where the network has no doubt over most of a whole piece, tone is no reason to have one: white posts are no balusters.
  if ((frame.sure ?? 0) > CERTAIN) return shape;
  // A pane that outshines its wall mirrors the sky: it is light in itself. A gate or a rail in the shade is not.
  const light = tones.luma > tones.around;
  const dull = light ? ease(0.36, 0.46, tones.luma) : 1;
  const warmWall = frame.bright && tones.warm > 0.2 ? 0.4 : 1;
  const wall = flat && Math.abs(tones.around - tones.luma) < 0.06 && tones.warm > 0.03 ? 0.3 : 1;
  const alike = !tones.glassy && tones.pane < 0.8 && Math.abs(tones.around - tones.luma) < 0.08 ? 0.4 : 1;
  // A light patch of wall between darker things, in the middle of the network's doubt.
  const pale = frame.bright && !tones.glassy && tones.pane < 0.75 ? 0.5 : 1;
  const through = frame.bright && skyBeside(look, frame, width) > 0.4 ? 0.3 : 1;
  const rail = !tones.glassy && width > height && balustersIn(look, frame) >= 3 ? 0.3 : 1;
  const middle = (frame.corners[0][1] + frame.corners[2][1]) / 2;
  const gate = !tones.glassy && middle > GROUND * look.height ? 0.4 : 1;
  return shape * pale * alike * rail * gate * through * dull * warmWall * wall;
};
