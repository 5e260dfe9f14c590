import { expect, it } from 'vitest';
import { minutesUntilDone, type WaitingRun } from './estimate.ts';

const paces = new Map([
  ['day_to_dusk', 30],
  ['ken_burns_video', 120],
  ['listing_copy', 2],
] as const);
const run = (projectId: string, serviceType: WaitingRun['serviceType'], progress = 0): WaitingRun => ({
  projectId,
  serviceType,
  progress,
});

it('adds up what is before the last run of the listing', () => {
  const queue = [
    run('a', 'day_to_dusk', 0.5),
    run('b', 'ken_burns_video'),
    run('a', 'day_to_dusk'),
    run('c', 'day_to_dusk'),
  ];
  expect(minutesUntilDone(queue, paces, 'a')).toBe(3);
  expect(minutesUntilDone(queue, paces, 'b')).toBe(3);
  expect(minutesUntilDone(queue, paces, 'd')).toBeNull();
});

it('lets words pass pictures, and never says nought', () => {
  expect(minutesUntilDone([run('a', 'ken_burns_video'), run('b', 'listing_copy')], paces, 'b')).toBe(1);
});

it('says nothing of what was never measured', () => {
  expect(minutesUntilDone([run('a', 'room_clearing')], paces, 'a')).toBeNull();
});
