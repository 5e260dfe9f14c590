import { expect, it } from 'vitest';
import { makeSunlight } from './sunlight.ts';
import type { Bench } from './surface.ts';

const sun = { x: -0.6, y: 0.6, z: 0.53 };
const lowest: number[] = [];
/** A wall-high screen one metre towards the sun from the middle: it ends at x = -1 where the rays pass it. */
const bench = (light: unknown) =>
  ({
    job: { light },
    rays: {
      blocked: (x: number, y: number, z: number, dx: number, _dy: number, dz: number) => {
        lowest.push(y);
        const t = (1 - z) / dz;
        return t > 0 && x + t * dx < -1;
      },
    },
  }) as unknown as Bench;

it('lets a shadow fade in over some centimetres, in steps that no one sees', () => {
  const { onFloor } = makeSunlight(bench({ sun }));
  const shares = Array.from({ length: 80 }, (_, k) => onFloor(0.02 + k * 0.003, 0));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  const between = new Set(shares.filter((v) => v > 0 && v < 1));
  expect(between.size).toBeGreaterThan(5);
});

it('looks over a rug from the floor beside it, and sees all of the sun where none is known', () => {
  expect(Math.min(...lowest)).toBeGreaterThan(0.014);
  expect(makeSunlight(bench({ sun: null })).onFloor(0, 0)).toBe(1);
});
