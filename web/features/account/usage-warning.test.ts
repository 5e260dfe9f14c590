import { expect, test } from 'vitest';
import { meteredCredits, usageLevel, usageShare } from './usage-warning.ts';

test('warns at 80 % and says when the limit is reached', () => {
  expect([7, 8, 9, 10, 12].map((used) => usageLevel(used, 10))).toEqual(['fine', 'near', 'near', 'reached', 'reached']);
});

test('no limit is never near', () => {
  expect(usageLevel(5_000, -1)).toBe('fine');
  expect(usageShare(5_000, -1)).toBe(0);
});

const credits = (used: number, planLimit: number, left: { plan?: number; topUp?: number }) => {
  const { plan = 0, topUp = 0 } = left;
  const { used: _, ...told } = meteredCredits({
    currentUsage: { projectsCreated: 0, servicesUsed: used, month: 11, year: 2026 },
    limits: { maxProjects: -1, maxServicesPerMonth: planLimit },
    history: [],
    balance: { trial: 0, cycle: plan, topUp, reserved: 0, available: plan + topUp },
  });
  return told;
};

test('a plan is metered by its month', () => {
  expect(credits(0, 100, { plan: 110 })).toEqual({ limit: 100, level: 'fine' });
  expect(credits(9, 10, { plan: 1 })).toEqual({ limit: 10, level: 'near' });
  expect(credits(20, 20, {})).toEqual({ limit: 20, level: 'reached' });
  expect(credits(60, 100, {})).toEqual({ limit: 60, level: 'reached' });
  expect(credits(7, -1, {})).toEqual({ limit: -1, level: 'fine' });
});

test('packs go on without a plan, and nobody is warned while they last', () => {
  expect(credits(1, 0, { topUp: 9 })).toEqual({ limit: 10, level: 'fine' });
  expect(credits(9, 0, { topUp: 1 })).toEqual({ limit: 10, level: 'near' });
  expect(credits(10, 0, {})).toEqual({ limit: 10, level: 'reached' });
  expect(credits(20, 20, { topUp: 50 })).toEqual({ limit: 20, level: 'fine' });
  expect(credits(25, 20, { topUp: 45 })).toEqual({ limit: 70, level: 'fine' });
});
