import { expect, it } from 'vitest';
import { weaknessOf } from '#engines/dusk/evening/weak-file.ts';

const [WIDTH, HEIGHT] = [256, 64];
const none = new Uint8Array(WIDTH * HEIGHT);
/** Waves of so many pixels. */
const waves = (length: number): Uint8Array =>
  Uint8Array.from(none, (_, i) => 128 + 10 * Math.sin(((i % WIDTH) * 2 * Math.PI) / length));

it('finds a file weak where nothing changes from pixel to pixel', () => {
  expect(weaknessOf(waves(8), none, WIDTH)).toBe(1);
  expect(weaknessOf(waves(3), none, WIDTH)).toBe(0);
});
