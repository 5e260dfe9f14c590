import { describe, expect, it } from 'vitest';
import { roundBox } from './shapes.ts';
import { tooSmall } from './too-small.ts';

describe('what is too small to be drawn', () => {
  const fork = roundBox(0.012, 0.003, 0.2, 0.001);
  const leg = roundBox(0.02, 0.4, 0.02, 0.002);
  const table = (z: number) => ({ x: 0, y: 0.75, z, turn: 0 });

  it('is a fork across the room, and none at hand', () => {
    expect(tooSmall(fork, table(3), { eye: 1.4, focal: 480 })).toBe(true);
    expect(tooSmall(fork, table(2), { eye: 1.4, focal: 1500 })).toBe(false);
  });

  it('is the cord of a cushion across the room, however long, and none at hand', () => {
    const cord = roundBox(0.7, 0.01, 0.6, 0.004);
    expect(tooSmall(cord, table(4), { eye: 1.4, focal: 600 }, 0.0096)).toBe(true);
    expect(tooSmall(cord, table(2), { eye: 1.4, focal: 900 }, 0.0096)).toBe(false);
  });

  it('is never a leg', () => {
    expect(tooSmall(leg, { ...table(9), y: 0 }, { eye: 1.4, focal: 300 })).toBe(false);
  });
});
