import { describe, expect, it } from 'vitest';
import { cloudsOf } from '#engines/dusk/sky/clouds.ts';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { syntheticExterior } from '#tests/support/synthetic-exterior.ts';

describe('evening clouds', () => {
  const { photo } = syntheticExterior({ weather: 'clouds' });
  const look = lookAt(photo, lumaOf(photo));
  const region = findSky(look, new Uint8Array(look.width * look.height));
  const made = (seed: number) => cloudsOf(look, region, photo.width / photo.height, 0.8, seed).cover;

  it('are finer than the cells that say where they lie, and never hide the whole sky', () => {
    const { width, height, data } = made(3);
    expect([width, height]).toEqual([2 * look.width, 2 * look.height]);
    const most = data.reduce((a, b) => Math.max(a, b), 0);
    expect(most).toBeGreaterThan(0.2);
    expect(most).toBeLessThan(0.8);
  });

  it('end above the ground, and are the same for one seed alone', () => {
    const { width, height, data } = made(3);
    expect(data.subarray(Math.floor(0.9 * height) * width).every((v) => v === 0)).toBe(true);
    expect(made(3).data).toEqual(data);
    expect(made(4).data).not.toEqual(data);
  });

  it('are painted as before down to the last sky that is seen, and not below', () => {
    const lowest = 0.2;
    const whole = cloudsOf(look, region, photo.width / photo.height, 0.8, 3);
    const seen = cloudsOf(look, region, photo.width / photo.height, 0.8, 3, lowest);
    const { width, height } = whole.cover;
    const end = Math.ceil(lowest * height) * width;
    expect(seen.cover.data.subarray(0, end)).toEqual(whole.cover.data.subarray(0, end));
    expect(seen.shade.data.subarray(0, end)).toEqual(whole.shade.data.subarray(0, end));
    expect(seen.cover.data.subarray(Math.floor(0.4 * height) * width).some((v) => v > 0)).toBe(false);
    expect(whole.cover.data.subarray(Math.floor(0.4 * height) * width).some((v) => v > 0)).toBe(true);
  });
});
