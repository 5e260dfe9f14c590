import { expect, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { type RunningServer, startServer } from '../support/e2e-app.ts';
import { signUp } from '../support/e2e-person.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

for (const path of ['/', '/pricing', '/support', '/privacy', '/terms', '/sign-in', '/no-such-page']) {
  test(`everyone can use ${path}`, async ({ page }) => {
    await page.goto(server.url + path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}

test('everyone can use the screens behind the door, on a phone of 360 px too', async ({ page }) => {
  const { projectId } = await signUp(page, server.url);
  const workspace = `/projects/${projectId}`;
  const tabs = ['services', 'photos', 'videos', 'publish'].map((tab) => `${workspace}?tab=${tab}`);
  const screens = ['/projects', '/dashboard', '/orders', '/projects/new', '/account', `${workspace}/results`];
  for (const [width, paths] of [
    [1440, [workspace, ...tabs, ...screens]],
    [360, [workspace, tabs[0]!, '/projects', '/dashboard', '/account']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(server.url + path);
      await expect(page.locator('h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (path === tabs[0]) await page.getByRole('button', { name: /^Virtual Staging/ }).click();
      expect(await faults(page), `${width} ${path}`).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${path} is wider than ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
