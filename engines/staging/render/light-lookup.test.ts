import { describe, expect, it } from 'vitest';
import { liftOf, modelled } from './light-lookup.ts';

describe('pieces as a whole', () => {
  it('are lifted far from the windows, to a limit, and never held back', () => {
    expect(liftOf(0.72)).toBe(1);
    expect(liftOf(1.2)).toBe(1);
    expect(liftOf(0.5)).toBeCloseTo(1.2, 1);
    expect(liftOf(0.1)).toBe(liftOf(0.05));
    expect(liftOf(0)).toBeLessThan(1.5);
  });

  it('keep their sides apart in light from behind the camera, and else stay as they are', () => {
    expect(modelled(0.5, 0.8)).toBe(0.5);
    expect(modelled(1.4, 1.4)).toBeCloseTo(0.9);
    const [lit, shaded] = [modelled(1.4, 1.3), modelled(0.7, 1.3)];
    expect(lit / shaded).toBeGreaterThan(2.5);
  });

  it('change little with a little more light', () => {
    for (let middle = 0.8; middle < 1.4; middle += 0.005)
      expect(Math.abs(modelled(0.45, middle + 0.005) / modelled(0.45, middle) - 1)).toBeLessThan(0.02);
  });
});
