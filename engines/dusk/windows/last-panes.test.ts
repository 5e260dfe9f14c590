import { expect, test } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { withLastPanes } from '#engines/dusk/windows/last-panes.ts';

const [W, H] = [80, 140];
const quad: Quad = [
  [20 / W, 20 / H],
  [60 / W, 20 / H],
  [60 / W, 90 / H],
  [20 / W, 90 / H],
];

/** A white frame from row 16 to `frameTo` around dark glass, with bars each 35 rows; wall around it. */
const wall = (frameTo: number, bar = 230) => {
  const data = new Uint8Array(W * H * 3);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const framed = x >= 16 && x < 64 && y >= 16 && y < frameTo;
      const glass = x >= 20 && x < 60 && y >= 20 && y < frameTo - 4;
      const v = glass ? (y >= 90 && y < 93 ? bar : 40) : framed ? 230 : 120;
      data.fill(v, (y * W + x) * 3, (y * W + x) * 3 + 3);
    }
  return { width: W, height: H, channels: 3 as const, data };
};
const footIn = (photo: ReturnType<typeof wall>) => withLastPanes(photo, [{ quad }])[0]!.quad[2][1] * H;

test('a window that was ended at a bar gets the panes below it, as far as its frame goes', () => {
  expect(footIn(wall(124))).toBeGreaterThan(117);
  expect(footIn(wall(124))).toBeLessThan(121);
});

test('one that ends at its sill stays as it is', () => {
  expect(footIn(wall(94))).toBeCloseTo(90);
});

test('what is dark below without a bar between is no pane', () => {
  expect(footIn(wall(124, 40))).toBeCloseTo(90);
});

test('a lower sash that was found for itself is no row of the upper one', () => {
  const lower: Quad = [
    [20 / W, 94 / H],
    [60 / W, 94 / H],
    [60 / W, 119 / H],
    [20 / W, 119 / H],
  ];
  expect(withLastPanes(wall(124), [{ quad }, { quad: lower }])[0]!.quad[2][1] * H).toBeCloseTo(90);
});
