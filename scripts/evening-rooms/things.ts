import type { Colour, Light, Slab } from './trace.ts';

/** What stands in a room: its boxes and its lights. Nothing large is dark: from the street that is a hole in the light. */
export type Thing = { readonly slabs: readonly Slab[]; readonly lights?: readonly Light[] };

export const CREAM = [0.74, 0.66, 0.54] as const;
export const WHITE = [0.8, 0.77, 0.71] as const;

const BRASS = [0.4, 0.28, 0.14] as const;
const PARCHMENT = [0.86, 0.72, 0.52] as const;
const FRAME = [0.3, 0.2, 0.12] as const;
const LIGHT_OAK = [0.55, 0.42, 0.28] as const;
/** Spines of books, none of them dark. */
const SPINES: readonly Colour[] = [
  [0.5, 0.38, 0.28],
  [0.58, 0.5, 0.38],
  [0.42, 0.4, 0.36],
  [0.62, 0.56, 0.45],
  [0.46, 0.34, 0.26],
  [0.44, 0.43, 0.42],
];

const slab = (
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  colour: Colour,
  glow?: number,
): Slab => ({ x, y, z, width, height, depth, colour, ...(glow ? { glow } : {}) });

/** A spot flush with the ceiling: near the back wall it draws a scallop there. */
export const downlight = (x: number, z: number, power: number): Thing => ({
  slabs: [slab(x, 2.594, z, 0.1, 0.012, 0.1, PARCHMENT, 1.8)],
  lights: [{ x, y: 2.57, z, r: 0.045, power, down: true }],
});

/** Metres that one ring of a shade is high: four of them to a shade were a flight of steps behind a large window. */
const RING = 0.02;

/** A shade that is narrower at its head, lit from inside: brightest below, where the bulb hangs. */
const shade = (x: number, y: number, z: number, wide: number, high: number, head = 0.72): Slab[] => {
  const rings = Math.round(high / RING);
  return Array.from({ length: rings }, (_, n) => {
    const down = (n + 0.5) / rings;
    const across = wide * (head + (1 - head) * down);
    return slab(x, y + (0.5 - down) * high, z, across, high / rings, wide * 0.8, PARCHMENT, 0.8 + 0.4 * down);
  });
};

/** Where a shade stands higher, it stands on the floor. */
const FLOOR_LAMP = 1.42;

/** A lamp with its shade about `y`, on a table or on a foot; its light lies on the wall behind. */
export const lamp = (x: number, y: number, z: number, power: number): Thing => ({
  slabs: [
    ...shade(x, y, z, 0.34, 0.24, 0.8),
    ...(y > FLOOR_LAMP
      ? [slab(x, (y - 0.12) / 2, z, 0.035, y - 0.12, 0.035, BRASS)]
      : [
          slab(x, y - 0.25, z, 0.09, 0.26, 0.09, [0.6, 0.52, 0.4]),
          slab(x, y - 0.4, z, 0.5, 0.04, 0.4, LIGHT_OAK),
          slab(x - 0.24, (y - 0.42) / 2, z, 0.04, y - 0.42, 0.36, LIGHT_OAK),
          slab(x + 0.24, (y - 0.42) / 2, z, 0.04, y - 0.42, 0.36, LIGHT_OAK),
        ]),
  ],
  lights: [{ x, y, z, r: 0.12, power: 0.42 * power }],
});

/** A framed print: a mount, and in it land under a sky. */
export const picture = (x: number, y: number, width: number, height: number, land: Colour, z = 0.02): Thing => {
  const [w, h] = [width * 0.68, height * 0.62];
  return {
    slabs: [
      slab(x, y, z, width, height, 0.03, FRAME),
      slab(x, y, z + 0.01, width - 0.07, height - 0.07, 0.03, WHITE),
      slab(x, y + h * 0.2, z + 0.02, w, h * 0.6, 0.03, [0.6, 0.63, 0.62]),
      slab(x, y - h * 0.3, z + 0.02, w, h * 0.4, 0.03, land.map((v) => v * 0.75) as unknown as Colour),
    ],
  };
};

/** A case of books to `high`. */
export const books = (x: number, z: number, wide: number, high: number, wood: Colour): Thing => {
  const shelves = Math.round(high / 0.36);
  const each = (high - 0.1) / shelves;
  const slabs = [
    slab(x, high / 2, z - 0.12, wide, high, 0.04, wood.map((v) => v * 0.85) as unknown as Colour),
    slab(x - wide / 2, high / 2, z, 0.04, high, 0.3, wood),
    slab(x + wide / 2, high / 2, z, 0.04, high, 0.3, wood),
  ];
  for (let n = 1; n <= shelves; n++) {
    slabs.push(slab(x, 0.08 + n * each, z, wide, 0.035, 0.3, wood));
    // Only what stands over the sills is to be seen.
    if (n < 2) continue;
    let [at, k] = [x - wide / 2 + 0.06, n];
    const end = x + wide / 2 - 0.06 - (n % 3) * 0.25 * wide;
    while (at < end) {
      const thick = 0.05 + 0.03 * ((k * 7 + n * 3) % 4);
      const tall = each * (0.55 + 0.07 * ((k * 5 + n) % 5));
      slabs.push(
        slab(at + thick / 2, 0.1 + (n - 1) * each + tall / 2, z, thick - 0.008, tall, 0.2, SPINES[(k * 3 + n) % 6]!),
      );
      at += thick;
      k++;
    }
  }
  return { slabs };
};

/** The back of a sofa against the wall, with cushions before it. */
export const sofa = (x: number, z: number, wide: number, cloth: Colour): Thing => ({
  slabs: [
    slab(x, 0.45, z - 0.25, wide, 0.9, 0.25, cloth),
    slab(x, 0.25, z + 0.15, wide, 0.5, 0.6, cloth),
    slab(x - wide / 2, 0.34, z, 0.2, 0.68, 0.8, cloth),
    slab(x + wide / 2, 0.34, z, 0.2, 0.68, 0.8, cloth),
    slab(x - 0.3 * wide, 0.72, z - 0.08, 0.45, 0.42, 0.12, CREAM),
    slab(x + 0.32 * wide, 0.72, z - 0.08, 0.45, 0.42, 0.12, [0.5, 0.32, 0.2]),
  ],
});

/** The back of a chair at a table. */
export const chair = (x: number, z: number, wood: Colour): Thing => ({
  slabs: [
    slab(x - 0.2, 0.5, z, 0.04, 1, 0.04, wood),
    slab(x + 0.2, 0.5, z, 0.04, 1, 0.04, wood),
    slab(x, 0.94, z, 0.4, 0.1, 0.03, wood),
    slab(x, 0.74, z, 0.4, 0.06, 0.03, wood),
  ],
});

/** The head of a bed and its pillows. */
export const bed = (x: number, wide: number, cloth: Colour): Thing => ({
  slabs: [
    slab(x, 0.65, 0.08, wide, 1.3, 0.12, cloth),
    slab(x - wide / 4, 0.8, 0.3, 0.42 * wide, 0.4, 0.16, WHITE),
    slab(x + wide / 4, 0.8, 0.3, 0.42 * wide, 0.4, 0.16, WHITE),
    slab(x, 0.35, 1.1, wide, 0.6, 1.8, WHITE),
  ],
});

/** A white door with four panels, in its casing. */
export const door = (x: number, wide: number): Thing => ({
  slabs: [
    slab(x, 1.07, 0.01, wide + 0.22, 2.14, 0.05, WHITE),
    slab(x, 1.02, 0.03, wide, 2.04, 0.02, [0.62, 0.58, 0.52]),
    ...[-1, 1].flatMap((side) =>
      [0.5, 1.42].map((y) => slab(x + side * 0.23 * wide, y, 0.04, 0.34 * wide, 0.74, 0.02, WHITE)),
    ),
  ],
});
