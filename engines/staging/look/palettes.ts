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

const OAK = ['#b99a72', '#74573a'] as const;
const PALE_OAK = ['#c4a77c', '#84633a'] as const;
const WALNUT = ['#7d5033', '#3f2415'] as const;
const PINE = ['#a5805a', '#61432a'] as const;

/**
 * Cloths are: base, second, accent, soft, deep. A picture needs its white and its black: the sofa is a step below the walls,
 * bedding is white, chairs and headboards are two or three steps darker than the sofa, `deep` is near black, accents are
 * full colours and small. All in the middle, a room read as one beige; powder blue chairs shouted.
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

export const COGNAC = '#885632';

export const PALETTES: Readonly<Record<StagingStyle, readonly Palette[]>> = {
  modern: [
    palette(['#d8d6d1', '#55585c', '#324968', '#ebe8e2', '#34383e'], WALNUT, 'black', ['#ece5d9', '#8f8577'], 7, [
      '#45607f',
      '#e4e1da',
      '#5a5b5e',
    ]),
    palette(
      ['#dcd5c8', COGNAC, '#9a6648', '#ece6db', '#4c4038'],
      OAK,
      'black',
      ['#e6e1da', '#877d72'],
      0,
      ['#b98f6c', '#6f665c', '#81766a'],
      true,
    ),
    palette(['#d7d6cd', '#74766b', '#6b7854', '#eae6da', '#434a3b'], WALNUT, 'black', ['#e6e4dd', '#87897f'], 5, [
      '#8f9670',
      '#e0dcd1',
      '#5e6359',
    ]),
  ],
  contemporary: [
    palette(['#e0dace', '#a07a58', '#97573b', '#eee8dd', '#4b4037'], OAK, 'black', ['#eee5d5', '#93806a'], 0, [
      '#b5704f',
      '#dcd3c4',
      '#84776a',
    ]),
    palette(['#dadbd9', '#777a7b', '#3d6270', '#eae9e5', '#394853'], WALNUT, 'steel', ['#e6e4e1', '#7f868a'], 7, [
      '#5f8494',
      '#e4e1dc',
      '#5d6468',
    ]),
    palette(['#e0d9c9', '#877d66', '#7b764d', '#ece5d7', '#494937'], WALNUT, 'brass', ['#e6e0d6', '#8d846f'], 2, [
      '#a59d6c',
      '#8f8a74',
      '#7b7160',
    ]),
  ],
  scandinavian: [
    palette(['#e1ddd5', '#8c9287', '#7a8573', '#f0ece3', '#424a41'], PALE_OAK, 'black', ['#ebe8e1', '#78746e'], 8, [
      '#a3ab99',
      '#ebe8e1',
      '#c9ad86',
    ]),
    palette(['#dedbd5', '#a5876f', '#ab7a64', '#ede7de', '#53443a'], PALE_OAK, 'black', ['#e8e4dd', '#8c8275'], 5, [
      '#cf9f88',
      '#eae5dc',
      '#c2b19c',
    ]),
    palette(['#dadddc', '#80878a', '#4e6a7f', '#ebece9', '#374758'], OAK, 'black', ['#e7e6e3', '#7d868c'], 6, [
      '#7f9bac',
      '#edebe7',
      '#bb9e78',
    ]),
  ],
  farmhouse: [
    palette(
      ['#e0d7c6', COGNAC, '#3f566d', '#ede6d8', '#354557'],
      PINE,
      'black',
      ['#e4ddd1', '#5c6672'],
      3,
      ['#71859a', '#cbb795', '#8f6d48'],
      true,
    ),
    palette(['#d9dbd0', '#a08a6a', '#6e7b57', '#ebe5d7', '#4a5340'], PINE, 'black', ['#e0d7c5', '#8c7755'], 2, [
      '#a9ac86',
      '#c8b595',
      '#86694a',
    ]),
    palette(['#dfd7c9', '#957b63', '#955e49', '#ece4d8', '#594237'], OAK, 'black', ['#e2d8cc', '#84604f'], 0, [
      '#bf8f75',
      '#d2c3ab',
      '#977650',
    ]),
  ],
  luxury: [
    palette(['#dfd7c9', '#85796a', '#9b7d44', '#ece5d8', '#463f37'], WALNUT, 'brass', ['#ebe2d1', '#94826d'], 0, [
      '#c2a566',
      '#4f4a44',
      '#85796a',
    ]),
    palette(['#dcdbd8', '#6f7880', '#2d4461', '#ebe4d7', '#2b3f58'], WALNUT, 'brass', ['#e7e4dd', '#7f8487'], 3, [
      '#54708f',
      '#b9b2a6',
      '#46566a',
    ]),
    palette(['#dfd9cd', '#79776a', '#536c5d', '#eae3d7', '#3c4f44'], WALNUT, 'brass', ['#e6e1da', '#7d8175'], 4, [
      '#88a08f',
      '#e2ddd3',
      '#5f6a60',
    ]),
  ],
  minimalist: [
    palette(['#e0dbd1', '#9a8f7e', '#7d7569', '#ece8df', '#4a453d'], PALE_OAK, 'black', ['#e7e3dc', '#9a9184'], 1, [
      '#b3a793',
      '#e5e1d8',
      '#a89d8d',
    ]),
    palette(['#d9d9d6', '#75777a', '#606667', '#e9e8e5', '#3f4344'], WALNUT, 'black', ['#e5e4e1', '#8f8f8c'], 4, [
      '#8f9394',
      '#e1dfdc',
      '#5a5c5d',
    ]),
    palette(['#ddd2be', '#8a7459', '#7e6348', '#ebe4d8', '#4a3c2e'], WALNUT, 'black', ['#e4ded4', '#93856c'], 1, [
      '#a98c69',
      '#dfd7ca',
      '#7d6c58',
    ]),
  ],
};
