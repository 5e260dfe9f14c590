import { expect, it } from 'vitest';
import { keepWhiteWalls } from '#engines/dusk/sky/white-walls.ts';

const [WIDTH, HEIGHT] = [60, 40];
const BLUE = [214, 231, 243] as const;
const PAINT = [236, 233, 228] as const;
/** A blue sky, and from column 30 on what is as light as its clouds; the vision network doubts it there. */
const scene = (right: readonly number[], sky: readonly number[] = BLUE) => {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set(i % WIDTH < 30 ? sky : right, 3 * i);
  const chance = new Float32Array(WIDTH * HEIGHT).map((_, i) => (i % WIDTH < 30 ? 0.97 : 0.3));
  const plane = (c: number) => new Float32Array(WIDTH * HEIGHT).fill(sky[c]! / 255);
  const local = { r: plane(0), g: plane(1), b: plane(2) };
  const alpha = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(255) };
  const own = new Uint8Array(data.length);
  const photo = { width: WIDTH, height: HEIGHT, channels: 3 as const, data };
  keepWhiteWalls(
    alpha,
    own,
    photo,
    { width: WIDTH, height: HEIGHT } as never,
    {
      local,
      chance: { width: WIDTH, height: HEIGHT, data: chance },
    } as never,
  );
  return { alpha: alpha.data, own };
};
const at = (x: number) => 20 * WIDTH + x;

it('gives a white wall back that was cut as sky, with its own colours', () => {
  const { alpha, own } = scene(PAINT);
  expect(alpha[at(45)]).toBe(0);
  expect([...own.subarray(3 * at(45), 3 * at(45) + 3)]).toEqual([...PAINT]);
  expect(alpha[at(10)]).toBe(255);
});

it('leaves a cloud, which is cool, and what stands before a grey sky', () => {
  expect(scene([225, 239, 248]).alpha[at(45)]).toBe(255);
  expect(scene(PAINT, [230, 231, 232]).alpha[at(45)]).toBe(255);
});
