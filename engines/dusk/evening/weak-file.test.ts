import { expect, it } from 'vitest';
import { fileMakeOf } from '#engines/dusk/evening/weak-file.ts';

const [WIDTH, HEIGHT] = [256, 64];
const none = new Uint8Array(WIDTH * HEIGHT);
/** Waves of so many pixels. */
const waves = (length: number, height = 20): Uint8Array =>
  Uint8Array.from(none, (_, i) => 128 + height * Math.sin(((i % WIDTH) * 2 * Math.PI) / length));

it('finds a file weak where nothing changes from pixel to pixel and yet much is drawn', () => {
  expect(fileMakeOf(waves(8), none, WIDTH).weak).toBe(1);
  expect(fileMakeOf(waves(3), none, WIDTH).weak).toBe(0);
  expect(fileMakeOf(waves(8, 3), none, WIDTH).weak).toBe(0);
});

it('finds no large file weak: its softness is its lens', () => {
  const clear = new Uint8Array(1600 * 4);
  const soft = Uint8Array.from(clear, (_, i) => 128 + 20 * Math.sin(((i % 1600) * 2 * Math.PI) / 8));
  expect(fileMakeOf(soft, clear, 1600).weak).toBe(0);
});

it('finds a file crisp where it changes from pixel to pixel', () => {
  expect(fileMakeOf(waves(3), none, WIDTH).crisp).toBe(1);
  expect(fileMakeOf(waves(8), none, WIDTH).crisp).toBe(0);
});
