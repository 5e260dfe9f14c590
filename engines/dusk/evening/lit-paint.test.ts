import { expect, test } from 'vitest';
import { showPaint } from '#engines/dusk/evening/lit-paint.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [40, 20];
const filled = (value: number): Plane => {
  const out = newPlane(W, H);
  out.data.fill(value);
  return out;
};
/** Lamplight on the left half. */
const spill = filled(0);
for (let i = 0; i < W * H; i++) if (i % W < W / 2) spill.data[i] = 0.5;
const [lit, dark] = [10 * W + 5, 10 * W + 34];

/** A porch over all of the wall. */
const porch = (painted = 0) => ({ bare: filled(0.6), painted });

/** Stops of red and blue against green that a wall of such a hue by day has afterwards. */
const shown = (red: number, blue: number, slate = 0, porches: Parameters<typeof showPaint>[2] = []) => {
  const gain = [filled(0.9), filled(0.9), filled(0.9)] as const;
  const hues = [filled(red).data, filled(blue).data] as const;
  showPaint({ gain, hues, slate: filled(slate) }, spill, porches);
  const at = (i: number) => ({
    red: red + Math.log2(gain[0].data[i]! / gain[1].data[i]!),
    blue: blue + Math.log2(gain[2].data[i]! / gain[1].data[i]!),
  });
  return { lit: at(lit), dark: at(dark) };
};

test('white paint that lay in blue shade is white again under a lamp, and stays blue where none shines', () => {
  const { lit: under, dark: beside } = shown(-0.3, 0.5);
  expect(under.blue).toBeCloseTo(0.1, 2);
  expect(under.red).toBeCloseTo(-0.06, 2);
  expect(beside.blue).toBeCloseTo(0.5, 2);
  expect(beside.red).toBeCloseTo(-0.3, 2);
});

test('the wall of a lit porch shows its paint where its own lamp is all that shines', () => {
  expect(shown(-0.2, 0.9, 0, [porch()]).dark.blue).toBeCloseTo(0.45, 2);
});

test('green, wood and charcoal keep their own, and blue paint stays blue', () => {
  expect(shown(-0.6, 1.3).lit.blue).toBeCloseTo(0.85, 2);
  // Lacking red and no bluer than green, it is paint.
  expect(shown(-0.8, 0).lit.red).toBeCloseTo(-0.8, 2);
  expect(shown(0.6, -0.9).lit).toEqual({ red: expect.closeTo(0.6, 3), blue: expect.closeTo(-0.9, 3) });
  expect(shown(-0.2, 0.4, 0.5).lit.blue).toBeCloseTo(0.4, 2);
});

test('a lit porch of lilac boards stays lilac', () => {
  const { lit: beside } = shown(-0.1, 0.9, 0.3, [porch(1)]);
  expect(beside.blue).toBeCloseTo(1.6, 2);
  expect(beside.red).toBeCloseTo(-0.1, 2);
});
