import type { Page } from '@playwright/test';

/** Milliseconds that the page's main thread computed while something was done; waiting for the machine does not count. */
export const pageWork = async (page: Page): Promise<(act: () => Promise<void>) => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const soFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  return async (act) => {
    const before = await soFar();
    await act();
    return (await soFar()) - before;
  };
};
