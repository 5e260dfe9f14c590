import { describe, expect, it } from 'vitest';
import { hireCrew } from './crew.ts';

describe('a crew of threads', () => {
  it('rests after a picture and is hired again, by as many threads alone', async () => {
    const first = hireCrew(2);
    await first.rest();
    const larger = hireCrew(3);
    expect(larger).not.toBe(first);
    await larger.dismiss();
    const again = hireCrew(2);
    expect(again).toBe(first);
    await again.dismiss();
  });
  it('rests alone: a second one that paints at the same time leaves', async () => {
    const [first, second] = [hireCrew(2), hireCrew(2)];
    expect(second).not.toBe(first);
    await first.rest();
    await second.rest();
    const third = hireCrew(2);
    expect(third).toBe(first);
    await third.dismiss();
    const fresh = hireCrew(2);
    expect(fresh).not.toBe(third);
    await fresh.dismiss();
  });
});
