import { expect, it } from 'vitest';
import { STAGING_STYLES } from '#contracts/services.ts';
import type { Material, Rgb } from '../render/material.ts';
import { rugMean } from '../render/texture-rug.ts';
import { PALETTES } from './palettes.ts';
import { dyeingFor, dyeings, parting } from './rug-dyes.ts';

const FLOORS: readonly Rgb[] = [
  [0.05, 0.04, 0.03],
  [0.16, 0.1, 0.06],
  [0.3, 0.24, 0.18],
  [0.45, 0.41, 0.36],
  [0.55, 0.51, 0.45],
  [0.42, 0.42, 0.42],
];
const rugs = STAGING_STYLES.flatMap((style) => PALETTES[style]).map((palette) =>
  dyeings(palette).map((yarns): Rgb => {
    const bare: Material = { kind: 'rug', colour: yarns[0], palette: yarns, pattern: palette.rugPattern };
    return rugMean(bare);
  }),
);

it('chooses for every floor a dyeing that is seen on it', () => {
  for (const means of rugs)
    for (const floor of FLOORS) expect(parting(means[dyeingFor(means, floor)]!, floor)).toBeGreaterThanOrEqual(1);
});

it('keeps the pale dyeing on a dark floor and where none is known, and seldom on pale carpet', () => {
  for (const means of rugs) {
    expect(dyeingFor(means, undefined)).toBe(0);
    expect(dyeingFor(means, FLOORS[0])).toBe(0);
  }
  expect(rugs.filter((means) => dyeingFor(means, FLOORS[4]) === 0).length).toBeLessThan(4);
});
