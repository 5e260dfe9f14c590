import { describe, expect, it } from 'vitest';
import { guess, unpack } from './cloth-bytes.ts';

describe('a cloth packed as bytes', () => {
  it('comes back to a quarter of a millimetre', () => {
    const [columns, rows] = [9, 7];
    const whole = Int32Array.from({ length: columns * rows * 3 }, (_, o) => {
      const [i, j, c] = [Math.floor(o / 3) % columns, Math.floor(o / 3 / columns), o % 3];
      return c === 0 ? i * 48 - 200 : c === 1 ? j * 48 + 31 : Math.round(90 * Math.sin(i * 0.4 + j * 0.3));
    });
    const bytes = Int8Array.from(whole, (v, o) => (o < 3 ? 0 : v - guess(whole, o, columns)));
    const packed = Buffer.from(bytes.buffer).toString('base64');
    const back = unpack({ columns, rows, first: [...whole.slice(0, 3)], packed });
    expect(back.length).toBe(whole.length);
    back.forEach((v, o) => {
      expect(v).toBeCloseTo(whole[o]! / 4000, 6);
    });
  });
});
