import type { StagingStyle } from '#contracts/services.ts';
import { colour, type Material, mix, type Rgb } from '../render/material.ts';
import { hash } from '../render/noise.ts';
import { COGNAC, PALETTES, type Palette } from './palettes.ts';

/** The listing's materials: every room of a listing draws from one kit. */
export type Kit = {
  readonly style: StagingStyle;
  readonly palette: Palette;
  /** Which of the style's furniture designs this listing has. */
  readonly design: number;
  /** The floor's own colour, in shares of white, where it is known. */
  readonly floor?: Rgb | undefined;
  readonly m: Readonly<Record<Cloth | Hard, Material>>;
  wood(axis: 0 | 1 | 2): Material;
  /** One of `of` ways to make `what` (any number that names it): the listing's own, another in the next style or variant. */
  pick(what: number, of: number): number;
};
type Cloth =
  | 'base'
  | 'second'
  | 'accent'
  | 'soft'
  | 'print'
  | 'deep'
  | 'throw'
  | 'bedding'
  | 'sheet'
  | 'turned'
  | 'sham'
  | 'headboard'
  | 'curtain'
  | 'leather'
  | 'hide';
type Hard =
  | 'metal'
  | 'leg'
  | 'board'
  | 'stained'
  | 'brass'
  | 'cutlery'
  | 'white'
  | 'black'
  | 'gap'
  | 'top'
  | 'seat'
  | 'stone'
  | 'pot'
  | 'ceramic'
  | 'leaf'
  | 'leaf2'
  | 'bark'
  | 'soil'
  | 'shade'
  | 'basket'
  | 'glass'
  | 'crystal'
  | 'paper'
  | 'screen'
  | 'mirror'
  | 'book1'
  | 'book2'
  | 'book3'
  | 'frame';

const STYLES = Object.keys(PALETTES);
const PRINTS = 6;
/** Powder coat is charcoal: black as ink it was a hole in the picture. */
const METALS = { black: [0.034, 0.034, 0.035], brass: [0.64, 0.5, 0.31], steel: [0.56, 0.56, 0.57] } as const;

const WAXED = { shine: 0.02, rough: 0.46 } as const;

/** Of a pale cloth's light, on pieces as large as a sofa: as pale as in the hand, it ran together with the wall behind it. */
const SOFA = 0.86;

/** Is a floor dark brown? Walnut and cognac on it were all one tone. */
const isBrown = (floor: Rgb | undefined): boolean =>
  floor !== undefined && 0.3 * floor[0] + 0.6 * floor[1] + 0.1 * floor[2] < DARK && floor[0] > BROWN * floor[2];
const DARK = 0.2;
const BROWN = 1.6;

/** In a dim room chairs two steps darker than the sofa come out black: there they take a cloth between the two. */
const forLight = (palette: Palette, dim: number): Palette => {
  const step = (k: number) => {
    const [a, b] = [palette.second, palette.base].map((hex) => Number.parseInt(hex.slice(k, k + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * MOST_LIFT * dim)
      .toString(16)
      .padStart(2, '0');
  };
  return dim > 0 ? { ...palette, second: `#${step(1)}${step(3)}${step(5)}` } : palette;
};
const MOST_LIFT = 0.8;

/** Seed chooses palette and designs for the whole listing, variant steps through the style's three. */
export const kitFor = (style: StagingStyle, seed: number, variant: number, dim = 0, floor?: Rgb): Kit => {
  const all = PALETTES[style];
  const which = (Math.floor(hash(seed, 3, 1) * all.length) + variant) % all.length;
  const palette = forLight(all[which]!, dim);
  const design = (Math.floor(hash(seed, 5, 2) * 3) + variant) % 3;
  const pick = (what: number, of: number) =>
    (Math.floor(hash(seed, what + 20, STYLES.indexOf(style)) * of) + variant) % of;
  const upholstery =
    style === 'luxury'
      ? 'velvet'
      : style === 'farmhouse'
        ? 'linen'
        : design === 1 && style !== 'modern'
          ? 'boucle'
          : 'fabric';
  const cloth = (kind: Material['kind'], hex: string, part = 1): Material => {
    const [r, g, b] = colour(hex);
    return { kind, colour: [part * r, part * g, part * b] };
  };
  const shiny = palette.metal !== 'black';
  const metal: Material = {
    kind: 'plain',
    colour: METALS[palette.metal],
    shine: shiny ? 1 : 0.05,
    metal: shiny,
    rough: shiny ? 0.3 : 0.42,
    slim: true,
  };
  const woods = [0, 1, 2].map(
    (axis): Material => ({
      kind: 'wood',
      colour: colour(palette.wood[0]),
      second: colour(palette.wood[1]),
      axis: axis as 0,
      shine: 0.035,
      rough: 0.42,
      seed: seed % 17,
    }),
  );
  const stone: Material = {
    kind: 'marble',
    colour: colour('#e6e3dd'),
    second: colour('#8f8a84'),
    // Honed: polished, its rim flickered white against windows.
    shine: 0.045,
    rough: 0.37,
    seed: seed % 7,
  };
  const frame: Material =
    style === 'luxury'
      ? { kind: 'plain', colour: METALS.brass, shine: 1, metal: true, rough: 0.4 }
      : style === 'modern' || style === 'contemporary'
        ? { kind: 'plain', colour: [0.024, 0.024, 0.025], shine: 0.04, rough: 0.4 }
        : woods[0]!;
  return {
    style,
    palette,
    design,
    floor,
    wood: (axis) => woods[axis]!,
    pick,
    m: {
      base: cloth(upholstery === 'velvet' ? 'fabric' : upholstery, palette.base, SOFA),
      second: palette.hide
        ? { kind: 'leather', colour: colour(palette.second), ...WAXED }
        : cloth(style === 'luxury' ? 'velvet' : 'fabric', palette.second),
      accent: cloth(style === 'luxury' ? 'velvet' : 'linen', palette.accent),
      soft: cloth('linen', palette.soft),
      print: {
        kind: 'linen',
        colour: colour(palette.soft),
        second: colour(hash(seed, 9, which) < 0.5 ? palette.deep : palette.accent),
        pattern: 1 + pick(7, PRINTS),
      },
      deep: cloth('fabric', palette.deep),
      /** Stands out from pale bedding: nearer the accent than its own faded shade. */
      throw: { kind: 'knit', colour: mix(colour(palette.accent), colour(palette.throwColour), 0.4) },
      bedding: { ...cloth('cotton', '#d3d3d1'), seed: seed % 89 },
      sheet: { ...cloth('cotton', '#d9d9d6'), seed: seed % 89 },
      // The duvet's other side, where it is folded back: white on white the fold was not seen.
      turned: { kind: 'cotton', colour: mix(colour(palette.base), colour(palette.second), 0.2) },
      sham: { kind: 'linen', colour: mix(colour(palette.soft), colour(palette.second), 0.35) },
      headboard: cloth(style === 'luxury' ? 'velvet' : 'fabric', palette.headboard),
      // Thin cloth before a bright window: part of the daylight comes through it.
      curtain: { kind: 'linen', colour: colour('#e2dcd1'), glow: 0.3 },
      leather: {
        kind: 'leather',
        colour: colour(style === 'farmhouse' || style === 'contemporary' ? '#8f6040' : '#6f5440'),
        ...WAXED,
      },
      /** Thin hide over a chair's seat and back: cognac, or dark among browns. */
      hide: {
        kind: 'leather',
        colour: colour(palette.hide ? '#3a342f' : isBrown(floor) ? palette.deep : COGNAC),
        ...WAXED,
      },
      metal,
      // Turned from one straight piece and oiled: any figure made candy sticks of them.
      leg: {
        kind: 'plain',
        colour: mix(colour(palette.wood[0]), colour(palette.wood[1]), 0.45),
        shine: 0.02,
        slim: true,
      },
      /** What a sideboard is made of: lacquered pale on a brown floor, else the listing's wood. */
      board: isBrown(floor) ? { kind: 'plain', colour: colour('#bfb6a8'), shine: 0.035, rough: 0.4 } : woods[0]!,
      stained: { kind: 'plain', colour: colour('#46342a'), shine: 0.03, slim: true },
      brass: { kind: 'plain', colour: METALS.brass, shine: 1, metal: true, rough: 0.3, slim: true },
      cutlery: { kind: 'plain', colour: METALS.steel, shine: 1, metal: true, rough: 0.3, slim: true },
      white: { kind: 'plain', colour: colour('#dcd9d3'), shine: 0.035, rough: 0.38 },
      black: { kind: 'plain', colour: [0.03, 0.03, 0.031], shine: 0.04, rough: 0.38 },
      gap: { kind: 'plain', colour: [0.012, 0.01, 0.009] },
      top: style === 'luxury' ? stone : { ...woods[0]!, plank: style === 'farmhouse' ? 0.14 : 0.105 },
      // Grain runs to the front, one board wide.
      seat: { ...woods[2]!, plank: 0.6 },
      stone,
      pot: { kind: 'ceramic', colour: colour(palette.pot), shine: 0.03, rough: 0.5 },
      ceramic: { kind: 'ceramic', colour: colour(palette.accent), shine: 0.04, rough: 0.38 },
      leaf: { kind: 'leaf', colour: colour('#3f5a35'), second: colour('#68804a'), shine: 0.03, rough: 0.5 },
      leaf2: { kind: 'leaf', colour: colour('#5f774c'), second: colour('#82935f'), shine: 0.03, rough: 0.5 },
      bark: { kind: 'bark', colour: colour('#66513c') },
      soil: { kind: 'plain', colour: colour('#2c2119') },
      shade: { kind: 'plain', colour: colour('#eadfcb'), glow: 0.3 },
      basket: { kind: 'rattan', colour: colour('#ad8a5c') },
      glass: { kind: 'plain', colour: colour('#a9b4b2'), shine: 0.07, rough: 0.08 },
      crystal: { kind: 'glass', colour: [0.9, 0.92, 0.92], slim: true },
      paper: { kind: 'paper', colour: colour('#e9e3d6') },
      screen: { kind: 'plain', colour: [0.012, 0.013, 0.015], shine: 0.045, rough: 0.16 },
      mirror: { kind: 'mirror', colour: [0.86, 0.87, 0.87], shine: 1, metal: true, rough: 0.02 },
      book1: { kind: 'plain', colour: colour(palette.deep) },
      book2: { kind: 'plain', colour: colour(palette.accent) },
      book3: { kind: 'plain', colour: colour(palette.soft) },
      frame,
    },
  };
};
