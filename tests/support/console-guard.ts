import { afterEach, beforeEach, vi } from 'vitest';

// An unexpected console.error is a defect that nobody saw: it fails the test that caused it.
const calls: unknown[][] = [];

beforeEach(() => {
  calls.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    calls.push(args);
  });
});

afterEach(() => {
  const seen = calls.splice(0);
  vi.restoreAllMocks();
  if (seen.length > 0)
    throw new Error(`unexpected console.error: ${seen.map((a) => a.map(String).join(' ')).join('\n')}`);
});
