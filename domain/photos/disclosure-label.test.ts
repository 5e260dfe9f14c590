import { expect, it } from 'vitest';
import { planLabel } from './disclosure-label.ts';

it('grows with the photo and stays inside it', () => {
  for (const [width, height] of [
    [4032, 3024],
    [3024, 4032],
    [640, 480],
    [120, 80],
  ] as const) {
    const label = planLabel('virtual_staging', { width, height })!;
    expect(label.left + label.width).toBeLessThanOrEqual(width);
    expect(label.top + label.height).toBeLessThanOrEqual(height);
    expect(label.fontSize).toBeGreaterThanOrEqual(8);
  }
  expect(planLabel('day_to_dusk', { width: 4000, height: 3000 })!.fontSize).toBe(96);
});

it('is for altered photos only', () => {
  expect(planLabel(null, { width: 100, height: 100 })).toBeNull();
  expect(planLabel('listing_copy', { width: 100, height: 100 })).toBeNull();
});
