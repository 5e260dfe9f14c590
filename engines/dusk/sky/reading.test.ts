import { expect, it } from 'vitest';
import { MARGIN } from '#engines/dusk/sky/parts.ts';
import { blendSeams, layPart } from '#engines/dusk/sky/reading.ts';

const SIDE = 64;
const upper = { x: 0, y: 0, width: SIDE, height: 32 };
const lower = { ...upper, y: 32 };
/** What a network says that sees so much sky all over a part. */
const saying = (sky: number, { width, height }: typeof upper) => {
  const size = ((width + 2 * MARGIN) * (height + 2 * MARGIN)) / 4;
  return new Float32Array(size * 16).fill(sky, 12 * size);
};
const laid = (isRead: boolean) => {
  const alpha = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE) };
  const own = new Uint8Array(SIDE * SIDE * 3);
  const parts = [
    { part: upper, said: saying(200, upper) },
    { part: lower, said: saying(40, lower) },
  ];
  for (const { part, said } of parts) layPart(said, part, alpha, own);
  for (const { part, said } of parts)
    blendSeams(said, part, alpha, own, new Uint8Array(4).fill(isRead ? 1 : 0), SIDE / 2);
  return (y: number) => alpha.data[y * SIDE + 32]!;
};

it('goes over from one part into the next where the network differs, without a line', () => {
  const skyIn = laid(true);
  for (let y = 1; y < SIDE; y++) expect(Math.abs(skyIn(y) - skyIn(y - 1))).toBeLessThan(16);
  expect([skyIn(4), skyIn(60)]).toEqual([200, 40]);
});

it('leaves what no part has read as it was', () => {
  const skyIn = laid(false);
  expect([skyIn(31), skyIn(32)]).toEqual([200, 40]);
});
