import { expect, it } from 'vitest';
import { GROUND } from './job.ts';
import { groundBeside } from './lens-focus.ts';

it('takes the light beside what hides the room, and leaves what it had where none is near', () => {
  const [w, h] = [12, 1];
  const ground = new Float32Array(w * h * GROUND);
  ground.fill(0.4, 0, 3);
  ground.fill(0.8, GROUND, GROUND + 3);
  const at = (x: number) => {
    const out = Float32Array.of(1, 1, 1);
    groundBeside(ground, w, h, x, 0, out);
    return out[1];
  };
  expect(at(3)).toBeCloseTo(0.6);
  expect(at(4)).toBeCloseTo(0.8);
  expect(at(11)).toBe(1);
});
