import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ENGINE_TIMEOUT_MS, type RunningServer, startServer } from '../support/e2e-app.ts';
import { listenForToasts, seesToast } from '../support/toasts.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('a photo that is chosen before the page’s script has arrived is taken up when it has', async ({ page }) => {
  let arrives = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(server.url, { waitUntil: 'commit' });
  const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: readFileSync('samples/small/01-front.jpg') };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  arrives();
  await expect(page.getByRole('dialog', { name: 'Photo uploaded' })).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a visitor's photo becomes a dusk photo, live, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shot = (name: string) => page.screenshot({ path: `artifacts/first-photo/${viewport.width}-${name}.png` });
    await listenForToasts(page);
    await page.goto(server.url);
    const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: readFileSync('samples/small/01-front.jpg') };
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await expect(page.getByRole('dialog', { name: 'Photo uploaded' })).toBeVisible();
    await shot('1-photo-uploaded');
    await page.getByRole('link', { name: 'Get Started with Trial' }).click();

    await page.waitForURL('**/sign-in**');
    await shot('2-sign-in');
    await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
    await page.getByLabel('Name').fill('Ada Agent');
    await page.getByLabel('Email').fill(`ada${viewport.width}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('a long enough one');
    await shot('3-sign-up');
    await page.locator('form').getByRole('button', { name: 'Create account' }).click();

    await page.waitForURL(/\/projects\/[\w-]+/);
    await seesToast(page, 'Welcome!');
    await expect(page.getByRole('heading', { name: 'My first listing' })).toBeVisible();
    await expect(page.getByText('front.jpg').first()).toBeVisible();
    await shot('4-listing');

    await page.getByRole('tab', { name: 'Services' }).click();
    await page.getByRole('button', { name: /^day to dusk/i }).click();
    await page.getByRole('button', { name: 'front.jpg' }).click();
    await shot('5-services');
    await page.getByRole('button', { name: 'Start Service' }).click();
    await seesToast(page, 'Service completed!', 'Day to Dusk is ready.', ENGINE_TIMEOUT_MS);
    await shot('6-completed');

    await page.getByRole('tab', { name: 'Photos' }).click();
    await shot('7-photos');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download front_day_to_dusk.jpg', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('front_day_to_dusk.jpg');
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(bytes.includes('DigitalSourceType')).toBe(true);

    const usage = await page.request.get(`${server.url}/api/subscription/usage`);
    expect((await usage.json()).balance).toMatchObject({ available: 9, reserved: 0 });
  });
}
