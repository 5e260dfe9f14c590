import type { Page } from '@playwright/test';

/** A page has settled when its thread computes less than so many milliseconds in a pause of so many. */
const STILL = 20;
const PAUSE = 300;
const PAUSES = 60;

/** Milliseconds that the page's main thread computed while something was done; waiting for the machine does not count, nor what the page was still busy with. */
export const pageWork = async (page: Page): Promise<(act: () => Promise<void>) => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const soFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  for (let before = await soFar(), pause = 0; pause < PAUSES; pause++) {
    await page.waitForTimeout(PAUSE);
    const now = await soFar();
    if (now - before < STILL) break;
    before = now;
  }
  return async (act) => {
    const before = await soFar();
    await act();
    return (await soFar()) - before;
  };
};
