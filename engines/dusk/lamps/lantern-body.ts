import type { Bounds } from '#engines/dusk/windows/light.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { clamp, ease, mix, quantile } from '#engines/raster/scalar.ts';

/** Rows from which a lantern's iron can be told from its glass, and how much of the light iron lets through. */
const TOLD = 9;
const IRON = 0.1;
/** Steps of luma between iron and glass from which they are told apart, and between iron and the wall. */
const APART = 0.06;
const DARK = 0.12;
/** Share of the way from the wall to the iron from which a place is part of the lantern. */
const PART = 0.4;

/** Widths of a lantern around a place whose mean light tells that it is glass: what is mirrored in it by day tears its light no more than frost would. And that mean, from which it is, and surely. */
const FROST = 0.11;
const AMID = [0.4, 0.75] as const;

/** Widths of a lantern within which its wall lies on either side. */
const BESIDE = 0.35;

/** How far each place of a box shines, and how far it is iron before its own light; row by row. */
export type LanternBody = {
  readonly shines: Float32Array;
  readonly iron: Float32Array;
  /** The middle of its glass, in shares of the box. */
  readonly bulb: readonly [number, number];
};

/** Where a bulb sits in a lantern whose glass is not told. */
const BULB = [0.5, 0.52] as const;

type Luma = (x: number, y: number) => number;

/** Luma in the middle of a box. */
const lumasInside = (luma: Luma, w: number, h: number, within?: Uint8Array): number[] => {
  const lumas: number[] = [];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const middle = Math.abs((y + 0.5) / h - 0.5) < 0.32 && Math.abs((x + 0.5) / w - 0.5) < (within ? 1 : 0.32);
      if (middle && (within?.[y * w + x] ?? 1)) lumas.push(luma(x, y));
    }
  return lumas;
};

/** The wall on both sides of a box: its median luma. */
const wallBeside = (luma: Luma, w: number, h: number): number => {
  const lumas: number[] = [];
  const reach = Math.ceil(BESIDE * w);
  for (let y = 0; y < h; y++) for (let x = 1; x <= reach; x++) lumas.push(luma(-x, y), luma(w - 1 + x, y));
  return quantile(lumas, 0.5);
};

/** 255 between the outermost iron of each row, half at its edge: clear glass is as light as the wall, and the wall is not of the lantern. */
const withinIron = (luma: Luma, w: number, h: number, least: number): Uint8Array => {
  const within = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    let [from, to] = [0, w - 1];
    while (from < w && luma(from, y) > least) from++;
    while (to > from && luma(to, y) > least) to--;
    if (from === w) continue;
    within.fill(255, y * w + from, y * w + to + 1);
    within[y * w + from] = 128;
    within[y * w + to] = 128;
  }
  return within;
};

/** Lets glass shine as one through what it mirrors; iron stands at its rim, or in bars broader than that. */
const frost = (shines: Float32Array, iron: Float32Array, w: number, h: number): void => {
  const reach = Math.round(FROST * w);
  if (reach < 1) return;
  const light = boxBlur({ width: w, height: h, data: shines }, reach).data;
  for (let i = 0; i < shines.length; i++) {
    const amid = ease(AMID[0], AMID[1], light[i]!);
    shines[i] = Math.max(shines[i]!, amid);
    iron[i]! *= 1 - amid;
  }
};

/** The middle of what shines more than iron does: a box is fitted to the outline, with brackets and shadows in it. */
const middleOf = (shines: Float32Array, w: number, h: number): readonly [number, number] => {
  let [x, y, sum] = [0, 0, 0];
  for (let i = 0; i < shines.length; i++) {
    const share = Math.max(0, shines[i]! - 2 * IRON);
    x += share * ((i % w) + 0.5);
    y += share * (Math.floor(i / w) + 0.5);
    sum += share;
  }
  return sum > 0 ? [x / sum / w, y / sum / h] : BULB;
};

/**
 * Glass and iron of a lantern as the photo shows them. Where it is darker than its wall, what lies outside of its iron is that wall: taken for
 * glass, a white wall shone around a dark lantern. The box in whole pixels.
 */
export const lanternBody = (
  luma: Uint8Array,
  { left, right, top, bottom }: Bounds,
  width: number,
  height: number,
): LanternBody => {
  const [w, h] = [right - left, bottom - top];
  const at: Luma = (x, y) => luma[clamp(top + y, 0, height - 1) * width + clamp(left + x, 0, width - 1)]! / 255;
  const [shines, iron] = [new Float32Array(w * h).fill(1), new Float32Array(w * h)];
  if (h < TOLD) return { shines, iron, bulb: BULB };
  const inner = lumasInside(at, w, h);
  const [dark, wall] = [quantile(inner, 0.12), wallBeside(at, w, h)];
  const stands = wall - dark > DARK;
  const within = stands ? withinIron(at, w, h, mix(wall, dark, PART)) : new Uint8Array(w * h).fill(255);
  const pane = stands ? quantile(lumasInside(at, w, h, within), 0.7) : quantile(inner, 0.6);
  const told = pane - dark > APART;
  for (let i = 0; i < shines.length; i++) {
    const own = at(i % w, Math.floor(i / w));
    const glass = told ? ease(dark, pane, own) : 1;
    shines[i] = (within[i]! / 255) * (IRON + (1 - IRON) * glass);
    // Its rim is half wall: darkened, it was an outline as if drawn.
    if (stands && told && within[i] === 255) iron[i] = ease(mix(wall, dark, PART), dark, own);
  }
  const bulb = stands && told ? middleOf(shines, w, h) : BULB;
  if (stands && told) frost(shines, iron, w, h);
  return { shines, iron, bulb };
};
