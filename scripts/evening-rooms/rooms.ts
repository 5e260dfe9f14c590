import type { Light, Slab } from './trace.ts';

/** A room as it is seen through the windows of its outer wall: 6 m wide, its furniture along the back. Metres. */
export type EveningRoom = {
  readonly name: string;
  /** Seen from the street below, or from a little under its own level. */
  readonly upper: boolean;
  readonly depth: number;
  readonly walls: readonly [number, number, number];
  readonly back: readonly [number, number, number];
  readonly lights: readonly Light[];
  readonly slabs: readonly Slab[];
  /** kind, x, distance from the back wall, turn in quarters, and what differs from the catalogue. */
  readonly things: readonly (readonly [
    kind: string,
    x: number,
    z: number,
    turn: number,
    more?: { y?: number; width?: number; height?: number; depth?: number; design?: number },
  ])[];
  readonly style: 'modern' | 'contemporary' | 'scandinavian' | 'farmhouse' | 'luxury' | 'minimalist';
};

const CREAM = [0.74, 0.64, 0.5] as const;
const WHITE = [0.8, 0.76, 0.7] as const;
const SAGE = [0.6, 0.58, 0.45] as const;
const CLAY = [0.62, 0.42, 0.28] as const;
const CHERRY = [0.36, 0.18, 0.09] as const;
const OAK = [0.45, 0.29, 0.15] as const;
const STONE = [0.4, 0.37, 0.33] as const;
const DARK = [0.05, 0.04, 0.035] as const;

const bulb = (x: number, y: number, z: number, power = 1, r = 0.09): Light => ({ x, y, z, r, power });
/** A spot in the ceiling near the back wall: it draws a scallop there. */
const spot = (x: number, z: number, power = 0.8): Light => ({ x, y: 2.56, z, r: 0.045, power, down: true });
const slab = (
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  colour: Slab['colour'],
  glow?: number,
): Slab => ({ x, y, z, width, height, depth, colour, ...(glow ? { glow } : {}) });

const PARCHMENT = [0.86, 0.68, 0.44] as const;
/** A lampshade, and the bulb over it that lights ceiling and wall: a bare globe is one house's lamp, not every house's. */
const shade = (x: number, y: number, z: number, wide = 0.34, high = 0.24): Slab =>
  slab(x, y, z, wide, high, wide, PARCHMENT, 0.75);
const over = (x: number, y: number, z: number, power: number): Light => bulb(x, y + 0.2, z, power, 0.045);

export const ROOMS: readonly EveningRoom[] = [
  {
    name: 'living',
    upper: false,
    depth: 4.4,
    walls: CREAM,
    back: CREAM,
    style: 'contemporary',
    lights: [over(-0.3, 2.1, 2.3, 0.9), over(-2.35, 1.4, 0.5, 0.5), over(2.45, 1.1, 0.55, 0.4), spot(0.4, 0.5, 0.7)],
    slabs: [
      slab(-0.3, 2.42, 2.3, 0.02, 0.36, 0.02, DARK),
      shade(-0.3, 2.1, 2.3, 0.62, 0.24),
      slab(-2.35, 0.64, 0.5, 0.03, 1.28, 0.03, DARK),
      shade(-2.35, 1.4, 0.5, 0.36, 0.28),
      shade(2.45, 1.1, 0.55, 0.3, 0.22),
    ],
    things: [
      ['sofa', -0.7, 0.6, 0],
      ['art', -0.7, 0.02, 0, { y: 1.15, width: 1.5, height: 0.8, design: 3 }],
      ['side-table', 2.45, 0.5, 0],
      ['armchair', 1.4, 1.5, -0.5],
      ['bookshelf', 1.5, 0.2, 0],
      ['coffee-table', -0.6, 1.9, 0],
      ['plant', 2.55, 2.9, 0, { height: 1.7 }],
      ['armchair', -2.2, 2.6, 1],
    ],
  },
  {
    name: 'kitchen',
    upper: false,
    depth: 4.8,
    walls: CREAM,
    back: WHITE,
    style: 'modern',
    lights: [
      bulb(-1.5, 1.85, 2.3, 0.45, 0.1),
      bulb(-0.6, 1.85, 2.3, 0.45, 0.1),
      bulb(0.3, 1.85, 2.3, 0.45, 0.1),
      spot(-2.2, 0.9),
      spot(1.4, 0.6, 1.1),
      spot(2.4, 0.6, 1.1),
    ],
    slabs: [
      slab(-1.5, 2.2, 2.3, 0.015, 0.7, 0.015, DARK),
      slab(-0.6, 2.2, 2.3, 0.015, 0.7, 0.015, DARK),
      slab(0.3, 2.2, 2.3, 0.015, 0.7, 0.015, DARK),
      slab(-1.5, 0.45, 0.32, 2.8, 0.9, 0.62, CHERRY),
      slab(-1.5, 0.92, 0.33, 2.85, 0.04, 0.66, STONE),
      slab(-2.45, 1.85, 0.18, 0.95, 0.8, 0.36, CHERRY),
      slab(-0.55, 1.85, 0.18, 0.9, 0.8, 0.36, CHERRY),
      slab(-1.48, 1.95, 0.22, 0.6, 0.9, 0.42, [0.35, 0.35, 0.35]),
      slab(-1.5, 1.44, 0.12, 2.6, 0.02, 0.1, WHITE, 1.6),
      slab(0.35, 1.1, 0.4, 0.85, 2.2, 0.75, CHERRY),
      slab(-0.6, 0.46, 2.3, 2.5, 0.92, 0.8, OAK),
      slab(-0.6, 0.94, 2.3, 2.6, 0.04, 0.9, STONE),
    ],
    things: [
      ['bar-stool', -1.4, 3.0, 2],
      ['bar-stool', -0.5, 3.0, 2],
      ['bar-stool', 0.35, 3.0, 2],
      ['art', 1.9, 0.02, 0, { y: 1.15, width: 0.9, height: 0.7 }],
      ['console', 1.9, 0.25, 0],
      ['vase', -1.1, 2.2, 0, { y: 0.96 }],
      ['bowl', -0.1, 2.3, 0, { y: 0.96 }],
    ],
  },
  {
    name: 'dining',
    upper: false,
    depth: 4.2,
    walls: CLAY,
    back: CREAM,
    style: 'farmhouse',
    lights: [bulb(0.1, 1.83, 1.9, 1.15, 0.07), spot(-2.1, 0.5, 0.9), spot(2.1, 0.5, 0.9)],
    slabs: [
      slab(0.1, 2.22, 1.9, 0.02, 0.75, 0.02, DARK),
      slab(0.1, 1.95, 1.9, 0.42, 0.16, 0.42, DARK),
      slab(2.2, 1.02, 0.01, 0.95, 2.04, 0.03, DARK),
    ],
    things: [
      ['dining-table', 0.1, 1.9, 0],
      ['dining-chair', -0.5, 1.2, 0],
      ['dining-chair', 0.7, 1.2, 0],
      ['dining-chair', -0.5, 2.65, 2],
      ['dining-chair', 0.7, 2.65, 2],
      ['sideboard', -1.2, 0.3, 0],
      ['art', -1.2, 0.02, 0, { y: 1.25, width: 0.6, height: 0.75, design: 6 }],
      ['art', 0.75, 0.02, 0, { y: 1.2, width: 0.8, height: 1 }],
      ['vase', 0.1, 1.9, 0, { y: 0.75 }],
      ['plant', -2.5, 0.6, 0, { height: 1.8 }],
    ],
  },
  {
    name: 'den',
    upper: false,
    depth: 3.8,
    walls: CREAM,
    back: CHERRY,
    style: 'luxury',
    lights: [over(-1.9, 1.36, 0.6, 0.6), spot(-0.6, 0.55, 1.1), spot(0.9, 0.55, 1.1), over(2.3, 1.3, 1.9, 0.6)],
    slabs: [
      slab(0.15, 0.62, 0.25, 1.5, 1.24, 0.5, [0.6, 0.56, 0.5]),
      slab(0.15, 0.42, 0.51, 0.8, 0.7, 0.02, DARK),
      slab(0.15, 1.28, 0.28, 1.75, 0.07, 0.56, OAK),
      slab(-1.9, 0.62, 0.6, 0.03, 1.24, 0.03, DARK),
      shade(-1.9, 1.36, 0.6, 0.38, 0.28),
      shade(2.3, 1.3, 1.9, 0.38, 0.28),
      slab(2.3, 0.6, 1.9, 0.03, 1.2, 0.03, DARK),
    ],
    things: [
      ['art', 0.15, 0.02, 0, { y: 1.5, width: 1.1, height: 0.75 }],
      ['bookshelf', -1.25, 0.2, 0],
      ['bookshelf', 1.55, 0.2, 0],
      ['armchair', -1.5, 1.8, 0.6],
      ['armchair', 1.7, 1.9, -0.6],
      ['coffee-table', 0.1, 2.1, 0],
      ['plant', -2.6, 2.6, 0, { height: 1.5 }],
    ],
  },
  {
    name: 'stair',
    upper: false,
    depth: 4,
    walls: WHITE,
    back: CREAM,
    style: 'contemporary',
    lights: [spot(-2.2, 0.6, 1), spot(-0.6, 0.6, 1), spot(1.2, 0.9, 0.8), over(2.4, 1.05, 0.5, 0.5)],
    slabs: [
      ...Array.from({ length: 11 }, (_, n) =>
        slab(-2.4 + n * 0.27, 0.095 * (n + 1), 0.7, 0.29, 0.19 * (n + 1), 1, n % 2 ? OAK : [0.5, 0.34, 0.19]),
      ),
      ...Array.from({ length: 11 }, (_, n) =>
        slab(-2.4 + n * 0.27, 0.19 * (n + 1) + 0.42, 1.22, 0.02, 0.84, 0.02, DARK),
      ),
      slab(2.4, 0.4, 0.5, 1.1, 0.8, 0.4, CHERRY),
      shade(2.4, 1.05, 0.5, 0.3, 0.26),
    ],
    things: [
      ['art', 2.3, 0.02, 0, { y: 1.4, width: 0.7, height: 0.9, design: 5 }],
      ['plant', 1.35, 1.6, 0, { height: 1.4 }],
    ],
  },
  {
    name: 'family',
    upper: false,
    depth: 4.6,
    walls: WHITE,
    back: SAGE,
    style: 'modern',
    lights: [
      spot(-2.2, 0.6, 0.9),
      spot(-0.7, 1.4, 0.8),
      spot(0.8, 1.4, 0.8),
      spot(2.2, 0.6, 0.9),
      over(-2.5, 1.4, 0.6, 0.5),
    ],
    slabs: [
      slab(0.2, 1.3, 0.06, 1.5, 0.85, 0.06, DARK),
      slab(0.2, 0.25, 0.25, 2.4, 0.5, 0.45, OAK),
      slab(-2.5, 0.64, 0.6, 0.03, 1.28, 0.03, DARK),
      shade(-2.5, 1.4, 0.6, 0.36, 0.28),
      slab(2.35, 0.95, 0.18, 0.9, 1.9, 0.34, OAK),
      slab(2.35, 0.55, 0.36, 0.8, 0.3, 0.02, CLAY),
      slab(2.35, 1.05, 0.36, 0.8, 0.3, 0.02, STONE),
      slab(2.35, 1.55, 0.36, 0.8, 0.3, 0.02, CHERRY),
    ],
    things: [
      ['sofa', -0.3, 2.9, 2],
      ['vase', 1.1, 0.25, 0, { y: 0.5 }],
      ['plant', -1.7, 0.6, 0, { height: 1.5 }],
    ],
  },
  {
    name: 'bedroom',
    upper: true,
    depth: 4.2,
    walls: CREAM,
    back: CREAM,
    style: 'scandinavian',
    lights: [
      spot(-1.9, 0.9, 0.8),
      spot(-0.2, 0.9, 0.8),
      spot(1.5, 0.9, 0.8),
      over(-1.6, 1.05, 0.5, 0.45),
      over(1.2, 1.05, 0.5, 0.45),
    ],
    slabs: [
      shade(-1.6, 1.05, 0.5, 0.32, 0.26),
      shade(1.2, 1.05, 0.5, 0.32, 0.26),
      slab(2.5, 1.05, 0.35, 1, 2.1, 0.6, OAK),
      slab(0, 2.52, 0.03, 6, 0.12, 0.05, WHITE),
    ],
    things: [
      ['bed', -0.2, 1.1, 0, { height: 1.3 }],
      ['art', -0.2, 0.02, 0, { y: 1.5, width: 1.2, height: 0.7 }],
      ['bookshelf', -2.5, 0.25, 0],
    ],
  },
  {
    name: 'study',
    upper: true,
    depth: 3.6,
    walls: SAGE,
    back: SAGE,
    style: 'modern',
    lights: [over(-0.9, 2.1, 1.7, 0.9), spot(1.3, 0.5, 1.1), spot(2.3, 0.5, 1)],
    slabs: [
      slab(-0.9, 2.4, 1.7, 0.02, 0.4, 0.02, DARK),
      shade(-0.9, 2.1, 1.7, 0.46, 0.3),
      slab(-2.3, 1.1, 0.2, 1.1, 2.2, 0.36, OAK),
      slab(-2.3, 2, 0.385, 1, 0.28, 0.02, DARK),
      slab(-2.3, 1.62, 0.385, 1, 0.3, 0.02, CLAY),
      slab(0, 2.52, 0.03, 6, 0.12, 0.05, WHITE),
    ],
    things: [
      ['art', -0.6, 0.02, 0, { y: 1.45, width: 0.9, height: 0.7 }],
      ['wall-shelf', 1.8, 0.12, 0, { y: 1.7, width: 1.2 }],
      ['plant', 2.5, 1.4, 0, { height: 2 }],
    ],
  },
  {
    name: 'landing',
    upper: true,
    depth: 3.2,
    walls: WHITE,
    back: CLAY,
    style: 'contemporary',
    lights: [spot(-1.8, 0.5, 1.1), spot(-0.4, 0.5, 1.1), spot(1, 0.5, 1.1), spot(2.2, 1.2, 1)],
    slabs: [
      slab(1.9, 1.02, 0.01, 0.9, 2.04, 0.03, WHITE, 0.5),
      slab(1.9, 1.02, 0.005, 1.1, 2.14, 0.02, WHITE),
      slab(0, 2.52, 0.03, 6, 0.12, 0.05, WHITE),
      slab(-2.6, 1.15, 1.2, 0.5, 2.3, 0.9, WHITE),
    ],
    things: [
      ['art', -1.1, 0.02, 0, { y: 1.45, width: 1.3, height: 0.85 }],
      ['plant', -0.1, 0.7, 0, { height: 1.9 }],
    ],
  },
  {
    name: 'guest',
    upper: true,
    depth: 3.6,
    walls: CREAM,
    back: WHITE,
    style: 'farmhouse',
    lights: [over(-1.7, 1.15, 0.5, 0.7), spot(0.6, 0.6, 0.9), spot(2.1, 0.6, 0.9)],
    slabs: [
      shade(-1.7, 1.15, 0.5, 0.36, 0.28),
      slab(1.4, 1.1, 0.3, 2, 2.2, 0.6, [0.5, 0.36, 0.22]),
      slab(1.4, 1.1, 0.61, 0.02, 2.1, 0.02, DARK),
      slab(0, 2.52, 0.03, 6, 0.12, 0.05, WHITE),
    ],
    things: [['art', -0.6, 0.02, 0, { y: 1.6, width: 0.6, height: 0.8, design: 2 }]],
  },
];
