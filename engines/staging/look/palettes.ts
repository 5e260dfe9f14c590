import type { StagingStyle } from '#contracts/services.ts';

/** One coherent look: neutral base, one wood, one accent that comes back two or three times. */
export type Palette = {
  readonly base: string;
  readonly second: string;
  readonly accent: string;
  readonly soft: string;
  readonly deep: string;
  readonly wood: readonly [string, string];
  readonly metal: 'black' | 'brass' | 'steel';
  readonly rug: readonly [string, string];
  readonly rugPattern: number;
  readonly throwColour: string;
  readonly pot: string;
  readonly art: readonly [string, string, string, string, string];
  readonly headboard: string;
  /** Chairs in hide rather than cloth. */
  readonly hide: boolean;
};

const OAK = ['#c3a47c', '#8f6f49'] as const;
const PALE_OAK = ['#d2ba98', '#a68760'] as const;
const WALNUT = ['#8d6a4d', '#533826'] as const;
const PINE = ['#ad8a62', '#6f4f34'] as const;

/**
 * Cloths are: base, second, accent, soft, deep. Large pieces are light and warm, as stagers buy them, yet two steps below white:
 * whiter they lose their form in bright rooms, darker they are holes. Chairs are a step darker than the sofa and as neutral:
 * powder blue ones shouted. Even `deep` keeps enough light to show its folds.
 */
const palette = (
  cloths: readonly [string, string, string, string, string],
  wood: readonly [string, string],
  metal: Palette['metal'],
  rug: readonly [string, string],
  rugPattern: number,
  [throwColour, pot, headboard]: readonly [string, string, string],
  hide = false,
): Palette => {
  const [base, second, accent, soft, deep] = cloths;
  const art = ['#eee9e0', soft, accent, deep, second] as const;
  return { base, second, accent, soft, deep, wood, metal, rug, rugPattern, throwColour, pot, art, headboard, hide };
};

const COGNAC = '#a9754c';

export const PALETTES: Readonly<Record<StagingStyle, readonly Palette[]>> = {
  modern: [
    palette(['#c4c1bb', '#a89f93', '#5d7388', '#e0dbd1', '#717881'], WALNUT, 'black', ['#d6d1c7', '#aaa59c'], 1, [
      '#b7bcbe',
      '#d8d4cc',
      '#aaa59c',
    ]),
    palette(
      ['#cbc3b5', COGNAC, '#b3744e', '#e1d9cc', '#7d6b5c'],
      OAK,
      'black',
      ['#d2cabc', '#a2998c'],
      0,
      ['#cbb8a3', '#8f857a', '#b5ab9d'],
      true,
    ),
    palette(['#c2c2b9', '#a6a092', '#8b966e', '#e1dccf', '#66705f'], WALNUT, 'black', ['#d5d0c4', '#a3a498'], 1, [
      '#bfc2ae',
      '#d4d0c5',
      '#a8aa9f',
    ]),
  ],
  contemporary: [
    palette(['#cdc5b8', '#b29a80', '#b06c4f', '#e3dcd0', '#84705f'], OAK, 'black', ['#d3cabc', '#a49788'], 0, [
      '#cbb09b',
      '#c6bbac',
      '#b9ae9f',
    ]),
    palette(['#c3c5c4', '#a8a39b', '#5f8492', '#dedcd6', '#667a84'], WALNUT, 'steel', ['#d2d0cb', '#9fa4a6'], 5, [
      '#b0bdc1',
      '#d9d6d1',
      '#a7abab',
    ]),
    palette(['#d0c8b6', '#ab9f89', '#9a9463', '#e2dacb', '#74745c'], WALNUT, 'brass', ['#d2c9b8', '#a8a08c'], 5, [
      '#bcb48f',
      '#a8a28d',
      '#b8ad9a',
    ]),
  ],
  scandinavian: [
    palette(['#cdc8be', '#a7ac9f', '#8b9b83', '#e6e1d6', '#717c6e'], PALE_OAK, 'black', ['#ddd7ca', '#a09a90'], 1, [
      '#cfc4b4',
      '#e4e0d8',
      '#c9ad86',
    ]),
    palette(['#c9c6c0', '#b3a08f', '#c0937d', '#e4ddd3', '#8a7463'], PALE_OAK, 'black', ['#d9d1c4', '#aaa092'], 4, [
      '#d4bcac',
      '#e3ddd4',
      '#c2b19c',
    ]),
    palette(['#c2c5c4', '#a3a5a3', '#7491a3', '#e0e1de', '#61778a'], OAK, 'black', ['#d7d5cf', '#98a0a4'], 2, [
      '#c1cace',
      '#e6e4df',
      '#bb9e78',
    ]),
  ],
  farmhouse: [
    palette(
      ['#cfc5b2', COGNAC, '#6a8296', '#e2dacb', '#5f7383'],
      PINE,
      'black',
      ['#cbbda6', '#8b8f93'],
      3,
      ['#b0b7ba', '#c6b394', '#a3825a'],
      true,
    ),
    palette(['#c1c5b9', '#bcab90', '#83916a', '#e1dacb', '#6d775a'], PINE, 'black', ['#c6b492', '#a08b69'], 4, [
      '#cdc7b0',
      '#c0ac8d',
      '#9a7c5c',
    ]),
    palette(['#cdc4b5', '#ad9884', '#ab6c54', '#e2d9cc', '#876b5d'], OAK, 'black', ['#cab7a2', '#9c7a6b'], 3, [
      '#cdbba9',
      '#cbbba2',
      '#a98a63',
    ]),
  ],
  luxury: [
    palette(['#c9c0b1', '#b3a48e', '#a8905f', '#e1d9cb', '#8d8274'], WALNUT, 'brass', ['#d3cabc', '#aa9e8b'], 0, [
      '#d0c3ab',
      '#8a8378',
      '#b5a995',
    ]),
    palette(['#c4c3c0', '#c8bda9', '#4d657c', '#e1d9cb', '#4a5e70'], WALNUT, 'brass', ['#d5cec1', '#a0a3a2'], 0, [
      '#c3c6c8',
      '#b9b2a6',
      '#a5a9ad',
    ]),
    palette(['#cfc8bb', '#a9a190', '#6d8171', '#dfd8cc', '#5f7264'], WALNUT, 'brass', ['#d1c9bb', '#9b9d90'], 5, [
      '#c0bfac',
      '#d6d0c5',
      '#a7aa9a',
    ]),
  ],
  minimalist: [
    palette(['#cec8bd', '#b3aa9b', '#9d9282', '#e1dcd2', '#7d766c'], PALE_OAK, 'black', ['#d3ccbf', '#b0a798'], 4, [
      '#cbc2b3',
      '#ddd8ce',
      '#c3baac',
    ]),
    palette(['#c4c4c1', '#a6a7a5', '#83898a', '#dedcd9', '#6f7373'], WALNUT, 'black', ['#d1cfca', '#a9a9a5'], 4, [
      '#b9bab7',
      '#d6d4d0',
      '#a4a5a3',
    ]),
    palette(['#cabea9', '#a89680', '#9a7e62', '#e1d9cc', '#786552'], WALNUT, 'black', ['#d0c5b3', '#a99b84'], 4, [
      '#c9b9a2',
      '#d6cdbf',
      '#b1a48f',
    ]),
  ],
};
