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

const OAK = ['#c3a47c', '#84643f'] as const;
const PALE_OAK = ['#d6bf9f', '#a08059'] as const;
const WALNUT = ['#7d5940', '#3b2518'] as const;
const SMOKED = ['#4d3d33', '#2a1f19'] as const;
const PINE = ['#a57f58', '#5f4128'] as const;
const DARK = ['#38281e', '#1d130d'] as const;
const BLACK = ['#2e2a27', '#151312'] as const;

/** Cloths are: base, second, accent, soft, deep. Large pieces are middle tones: near white they lose their form in bright rooms. */
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

const NAVY = '#33485c';
const COGNAC = '#8a5634';

export const PALETTES: Readonly<Record<StagingStyle, readonly Palette[]>> = {
  modern: [
    palette(['#7d8184', '#a9a59d', NAVY, '#d6d1c8', '#2c3035'], WALNUT, 'black', ['#d8d3c9', '#6b6c6c'], 4, [
      '#b3b6b5',
      '#d8d4cc',
      '#55595d',
    ]),
    palette(
      ['#a39e95', COGNAC, '#a4603c', '#d9d2c6', '#34302d'],
      OAK,
      'black',
      ['#cbc3b5', '#6d6a66'],
      0,
      ['#c8b49f', '#33302e', '#5c5955'],
      true,
    ),
    palette(['#8b8f89', '#3f4a45', '#76845f', '#dbd6ca', '#2f352f'], BLACK, 'black', ['#d3cec2', '#7a7d72'], 1, [
      '#b9bda8',
      '#d4d0c5',
      '#6e716b',
    ]),
  ],
  contemporary: [
    palette(['#a79f94', '#5d5149', '#94543c', '#ddd6cb', '#3d3430'], OAK, 'black', ['#cfc6b8', '#7b6c60'], 0, [
      '#c3a48f',
      '#bfb4a5',
      '#8d8378',
    ]),
    palette(['#878d92', '#44525b', '#4f7482', '#d9d7d2', '#2f3b42'], SMOKED, 'steel', ['#cfcdc8', '#71797e'], 5, [
      '#a9b7bc',
      '#d9d6d1',
      '#6b7276',
    ]),
    palette(['#b0a591', '#5d6150', '#87834f', '#ddd5c6', '#3c3e31'], WALNUT, 'brass', ['#cdc4b2', '#878069'], 5, [
      '#b3ab83',
      '#8a8674',
      '#9a8f7d',
    ]),
  ],
  scandinavian: [
    palette(['#b7b2a8', '#86947f', '#7f9078', '#e2ddd2', '#4c564b'], PALE_OAK, 'black', ['#ddd7ca', '#6f6b64'], 1, [
      '#cbbfae',
      '#e4e0d8',
      '#c9ad86',
    ]),
    palette(['#a9a8a5', '#a07c69', '#b3826b', '#e0d9cf', '#5a4a42'], PALE_OAK, 'black', ['#d9d1c4', '#8e8478'], 4, [
      '#d1b5a4',
      '#e3ddd4',
      '#c2b19c',
    ]),
    palette(['#9aa3a8', '#5f7686', '#5c7687', '#dddfdd', '#39464f'], OAK, 'black', ['#d7d5cf', '#5f6b73'], 2, [
      '#bcc6cb',
      '#e6e4df',
      '#bb9e78',
    ]),
  ],
  farmhouse: [
    palette(
      ['#b3a792', COGNAC, '#4f687c', '#ded6c7', '#36444f'],
      PINE,
      'black',
      ['#c3b297', '#4e596a'],
      3,
      ['#a9b0b3', '#c6b394', '#8f6b3d'],
      true,
    ),
    palette(['#8f988e', '#a08e73', '#6f7e57', '#ddd6c6', '#434c37'], PINE, 'black', ['#b79d74', '#8a7350'], 4, [
      '#c9c2a8',
      '#c0ac8d',
      '#84654a',
    ]),
    palette(['#aca394', '#86604b', '#94523d', '#ded5c8', '#49372f'], OAK, 'black', ['#bfa78f', '#7a4a3c'], 3, [
      '#c7b29f',
      '#cbbba2',
      '#9a7850',
    ]),
  ],
  luxury: [
    palette(['#55534f', '#b3a794', '#b08f55', '#dcd4c6', '#262422'], DARK, 'brass', ['#cfc6b7', '#8f8370'], 0, [
      '#cdbfa6',
      '#2a2c2e',
      '#4a4642',
    ]),
    palette(['#2f4758', '#c3b8a7', '#b6965e', '#dcd4c6', '#1b2a34'], DARK, 'brass', ['#d3ccbf', '#858d92'], 0, [
      '#d0c4b0',
      '#23272a',
      '#2f4758',
    ]),
    palette(['#3e5549', '#b9ae9c', '#a98b4f', '#dbd4c8', '#24302a'], WALNUT, 'brass', ['#cec6b8', '#7f8377'], 5, [
      '#c6bba7',
      '#d6d0c5',
      '#3e5549',
    ]),
  ],
  minimalist: [
    palette(['#b3aca0', '#6b655c', '#857a6a', '#ddd8ce', '#3d3934'], PALE_OAK, 'black', ['#d0c9bc', '#a1988a'], 4, [
      '#c6bdae',
      '#ddd8ce',
      '#bdb4a6',
    ]),
    palette(['#8c8e8d', '#3c3e3e', '#5f6464', '#dad9d6', '#2b2d2d'], BLACK, 'black', ['#cfcdc8', '#93938f'], 4, [
      '#b5b6b3',
      '#d6d4d0',
      '#727473',
    ]),
    palette(['#a8997f', '#5d5041', '#7d6248', '#ddd5c8', '#3a3028'], WALNUT, 'black', ['#cdc2b0', '#9b8c75'], 4, [
      '#c3b29a',
      '#d6cdbf',
      '#a59883',
    ]),
  ],
};
