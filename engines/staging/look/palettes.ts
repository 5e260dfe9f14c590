import type { Style } from '#domain/scene/plan.ts';

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
};

const OAK = ['#c9a477', '#a67c4e'] as const;
const PALE_OAK = ['#d8bb92', '#bd9563'] as const;
const WALNUT = ['#6d4a33', '#43291a'] as const;
const SMOKED = ['#4a3a30', '#2a1f19'] as const;
const PINE = ['#a67c52', '#74502f'] as const;
const DARK = ['#35251b', '#1d130d'] as const;

const palette = (
  base: string,
  second: string,
  accent: string,
  soft: string,
  deep: string,
  wood: readonly [string, string],
  metal: Palette['metal'],
  rug: readonly [string, string],
  rugPattern: number,
  throwColour: string,
  pot: string,
  headboard: string,
): Palette => ({
  base,
  second,
  accent,
  soft,
  deep,
  wood,
  metal,
  rug,
  rugPattern,
  throwColour,
  pot,
  art: ['#eee9e0', soft, accent, deep, second],
  headboard,
});

export const PALETTES: Readonly<Record<Style, readonly Palette[]>> = {
  modern: [
    palette('#b4b1ab', '#6a6f73', '#44606b', '#d4cfc6', '#2f3438', WALNUT, 'black', ['#cfcac1', '#9a958d'], 0, '#8b9599', '#dedad2', '#8c8d8d'),
    palette('#8f9192', '#bdb7ac', '#a05f3d', '#d8d1c5', '#33302d', OAK, 'black', ['#c8c2b7', '#8f8981'], 5, '#b98f74', '#3a3a3a', '#7c7a76'),
    palette('#c9c4ba', '#5f6a62', '#6f7f5f', '#ddd8cc', '#343a33', WALNUT, 'black', ['#d2cdc2', '#a3a193'], 4, '#9aa38d', '#d9d4c9', '#a09b91'),
  ],
  contemporary: [
    palette('#d3cdc3', '#98877a', '#8a5a4a', '#e2dcd2', '#473c37', OAK, 'brass', ['#d6cfc4', '#a69a8c'], 5, '#b99e90', '#c9bfb2', '#b8aea2'),
    palette('#bfbcb6', '#7d8a8f', '#4f6f7c', '#dcdad5', '#35434a', SMOKED, 'steel', ['#cdcac4', '#8f979b'], 5, '#93a5ab', '#e2dfda', '#a5a6a4'),
    palette('#cbc2b2', '#6f7361', '#8b8a5c', '#e0d9cb', '#3f4133', WALNUT, 'brass', ['#d1c8b8', '#a29a83'], 0, '#a9a27d', '#8f8b7a', '#b5aa98'),
  ],
  scandinavian: [
    palette('#d5cfc4', '#a7b0a2', '#93a08c', '#e6e1d7', '#5d675c', PALE_OAK, 'black', ['#e2dcd0', '#9c958a'], 1, '#c9bba7', '#ece9e2', '#cdb08a'),
    palette('#cfcbc4', '#b7a596', '#b98b76', '#e5dfd6', '#6b5a50', PALE_OAK, 'black', ['#ddd6ca', '#a89a8c'], 4, '#cbb09f', '#e9e4dc', '#c7b7a3'),
    palette('#c4c6c6', '#8fa0ab', '#6f8796', '#e1e3e2', '#45525b', OAK, 'black', ['#dbd9d3', '#8f979b'], 2, '#b2bec5', '#eeece8', '#bfa27c'),
  ],
  farmhouse: [
    palette('#dcd3c3', '#8a9499', '#5f7688', '#e6dfd2', '#42505c', PINE, 'black', ['#cbbda8', '#757683'], 3, '#aab0b2', '#cdbb9f', '#97703f'),
    palette('#d6cdbd', '#9a8f7d', '#7d8a66', '#e4ddcf', '#4c5540', PINE, 'black', ['#cfc4b0', '#8b8a72'], 2, '#b4b59c', '#c7b497', '#8a6a48'),
    palette('#d9d0c2', '#a68069', '#9c5a45', '#e7dfd3', '#4f3b32', OAK, 'black', ['#cdbca9', '#8d6a5a'], 3, '#b9a18f', '#d2c3ab', '#a07f58'),
  ],
  luxury: [
    palette('#cfc6b8', '#5f5a55', '#a98d5f', '#e4ddd0', '#2e2b29', DARK, 'brass', ['#d9d1c4', '#b3a692'], 5, '#d2c6b2', '#2b2d2f', '#bdb2a3'),
    palette('#39525f', '#d2c8b9', '#b79a66', '#e3dccf', '#1f2f38', DARK, 'brass', ['#d8d1c4', '#a59a88'], 0, '#d5cab8', '#25282b', '#c4baab'),
    palette('#c4bdb4', '#5c6b5f', '#8f7b4f', '#e1dbd1', '#2f3a33', WALNUT, 'brass', ['#d5cec2', '#a8a08f'], 5, '#c8bfae', '#dcd6cb', '#7f8478'),
  ],
  minimalist: [
    palette('#d8d4cc', '#b9b2a7', '#8f8577', '#e6e2da', '#4d4843', PALE_OAK, 'black', ['#dcd7cd', '#c2bbae'], 4, '#cdc5b8', '#e4e0d8', '#cfc8bc'),
    palette('#cac8c4', '#9fa09e', '#6e7272', '#e2e1de', '#3b3d3d', OAK, 'black', ['#d5d3ce', '#b5b3ae'], 4, '#c3c3bf', '#dfddd9', '#b9b8b3'),
    palette('#d2cabd', '#a3937f', '#8a6f55', '#e5ded3', '#4a3f35', WALNUT, 'black', ['#d8d0c3', '#baae9d'], 4, '#c8baa6', '#e0d9cd', '#c5baa9'),
  ],
};
