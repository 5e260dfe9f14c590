import { expect, it } from 'vitest';
import { type Signs, trustIn } from '#engines/clearing/trust.ts';

const good: Signs = {
  share: 0.2,
  fit: 0.99,
  hidden: 1,
  floorSeen: 0.6,
  cut: 0.1,
  above: 0,
  steps: 0.05,
  fittings: 0.01,
  sureness: 0.9,
  doubtful: false,
};

it('hands out a small clearing in a room that is well seen', () => {
  expect(trustIn(good).confidence).toBe(1);
});

it('hands out a chair before a wall whose place is read a little otherwise', () => {
  expect(trustIn({ ...good, share: 0.07, hidden: 0.971 }).confidence).toBeGreaterThan(0.5);
});

it.each<[string, Partial<Signs>, RegExp]>([
  ['a window and a fireplace are cut', { cut: 1.1 }, /window/],
  ['it reaches up to the ceiling', { above: 0.4 }, /ceiling/],
  ['furniture hides most of it', { share: 0.58 }, /hides too much/],
  ['no floor is left to see', { share: 0.5, floorSeen: 0.02 }, /hides too much/],
  ['the room is no box', { fit: 0 }, /shape/],
  ['its box contradicts what is behind the furniture', { hidden: 0.955 }, /shape/],
  ['a wall may stand elsewhere behind a large suite', { share: 0.37, hidden: 0.971 }, /shape/],
  ['its edges show', { steps: 0.26 }, /edges/],
  ['it is a kitchen', { fittings: 0.9 }, /built in/],
  ['the first look was unsure', { sureness: 0.69 }, /not certain/],
  ['half a thing is left', { doubtful: true }, /by half/],
])('asks where %s, and says so', (_, signs, words) => {
  const { confidence, reason } = trustIn({ ...good, ...signs });
  expect(confidence).toBeLessThan(0.5);
  expect(reason).toMatch(words);
});
