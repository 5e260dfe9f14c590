import { expect, it } from 'vitest';
import { flatNoise, noise } from './noise.ts';

it('gives the same on a plane of whole height, bit for bit', () => {
  for (let k = 0; k < 200; k++) {
    const [x, z] = [k * 1.37 - 90, 60 - k * 0.73];
    expect(flatNoise(x, k % 13, z)).toBe(noise(x, k % 13, z));
  }
});
