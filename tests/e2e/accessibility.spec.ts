import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '../support/e2e-app.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
};

for (const path of ['/', '/pricing', '/support', '/privacy', '/terms', '/sign-in', '/no-such-page']) {
  test(`everyone can use ${path}`, async ({ page }) => {
    await page.goto(server.url + path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}

test('everyone can use the screens behind the door, at 390 px too', async ({ page }) => {
  await page.request.post(`${server.url}/api/auth/sign-up/email`, {
    data: { email: 'axe@example.com', password: 'a long enough one', name: 'Axe Agent' },
  });
  await page.request.post(`${server.url}/api/auth/setup-trial`, { data: { createDefaultProject: true } });
  await page.request.post(`${server.url}/api/auth/complete-onboarding`);
  const [project] = await (await page.request.get(`${server.url}/api/projects`)).json();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/dashboard', '/projects', '/orders', '/projects/new', '/account', `/projects/${project.id}`]) {
    await page.goto(server.url + path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await faults(page), path).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
  }
});
