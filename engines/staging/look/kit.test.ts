import { expect, it } from 'vitest';
import { STAGING_STYLES } from '#contracts/services.ts';
import { kitFor } from './kit.ts';

const light = ([r, g, b]: readonly [number, number, number]) => 0.3 * r + 0.59 * g + 0.11 * b;

it('gives chairs a lighter cloth in a dim room, still darker than the sofa', () => {
  for (const style of STAGING_STYLES)
    for (const variant of [0, 1, 2]) {
      const [bright, dim] = [kitFor(style, 5, variant).m, kitFor(style, 5, variant, 1).m];
      expect(light(dim.second.colour)).toBeGreaterThan(light(bright.second.colour));
      expect(light(dim.second.colour)).toBeLessThan(light(bright.base.colour));
      expect(dim.base.colour).toEqual(bright.base.colour);
    }
});

it('parts chairs and sideboards from a brown floor', () => {
  const [brown, pale] = [
    kitFor('modern', 5, 0, 0, [0.12, 0.05, 0.03]).m,
    kitFor('modern', 5, 0, 0, [0.5, 0.42, 0.33]).m,
  ];
  expect(brown.board.kind).toBe('plain');
  expect(pale.board.kind).toBe('wood');
  expect(brown.hide.colour).not.toEqual(pale.hide.colour);
});
