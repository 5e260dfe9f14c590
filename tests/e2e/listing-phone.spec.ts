import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from '../support/e2e-app.ts';

const PHOTOS = ['01-front', '02-living-room', '04-kitchen'].map((name) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: readFileSync(`samples/small/${name}.jpg`),
}));

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('the main steps again on a phone', async ({ browser }) => {
  test.setTimeout(180_000);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const hand = await phone.newPage();
  const post = (path: string, data?: unknown) => hand.request.post(server.url + path, { data });
  await post('/api/auth/sign-up/email', { email: 'bo@example.com', password: 'a long enough one', name: 'Bo Agent' });
  await post('/api/auth/setup-trial', { createDefaultProject: false });
  await post('/api/auth/complete-onboarding');
  const fits = async (name: string) => {
    expect(await hand.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
    await hand.screenshot({ path: `artifacts/listing-journey/390-${name}.png`, fullPage: true });
  };
  await hand.goto(`${server.url}/projects/new`);
  await hand.getByLabel('Property Address').fill('2 Quay Road');
  await hand.getByLabel('Listing Name').fill('Quay Road');
  await hand.getByRole('button', { name: 'Create Listing' }).tap();
  await hand.waitForURL(/\/projects\/[\w-]{20,}/);
  await hand.locator('input[type=file]').setInputFiles(PHOTOS);
  await expect(hand.getByText('3 photos')).toBeVisible();
  await hand.getByRole('button', { name: 'Select 01-front.jpg' }).tap();
  await expect(hand.getByText('1 selected')).toBeVisible();
  await fits('1-select');
  await hand.getByRole('tab', { name: 'Services' }).tap();
  await hand.getByRole('button', { name: /^Day to Dusk/ }).tap();
  const start = hand.getByRole('button', { name: 'Start Service' });
  await expect(hand.getByText('1 photo × 1 credit · 9 credits after')).toBeInViewport();
  await expect(start).toBeInViewport();
  await start.tap();
  await expect(hand.getByText('1 selected')).toBeHidden();
  await hand.getByRole('button', { name: /^AI Listing Copy/ }).tap();
  await hand.getByRole('button', { name: 'Start Service' }).tap();
  await expect(hand.getByText('Nothing is running.', { exact: false })).toBeVisible({ timeout: 120_000 });
  await fits('2-services');
  await hand.getByRole('tab', { name: 'Photos' }).tap();
  await expect(hand.getByText('Dusk', { exact: true })).toBeVisible();
  await fits('3-photos');
  await hand.getByRole('tab', { name: 'Publish' }).tap();
  await hand.getByRole('button', { name: 'Sources of AI Listing Description' }).tap();
  await expect(hand.getByRole('list', { name: 'Sources of Description' })).toBeVisible();
  await fits('4-publish');
  await hand.getByRole('link', { name: 'Results page' }).tap();
  await expect(hand.getByRole('heading', { name: 'Day-to-Dusk Enhancement' })).toBeVisible();
  await fits('5-results');
  await hand.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/dashboard', '/projects', '/orders']) {
    await hand.goto(server.url + path);
    await expect(hand.getByText('Quay Road').first()).toBeVisible();
    expect(await hand.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});
