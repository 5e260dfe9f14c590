import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from '../support/e2e-app.ts';
import { signUp } from '../support/e2e-person.ts';
import { listenForToasts, seesToast } from '../support/toasts.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('a signed-out visitor on a protected page is told so and sent to sign in', async ({ page }) => {
  await listenForToasts(page);
  await page.goto(`${server.url}/dashboard`);
  await page.waitForURL('**/sign-in**');
  await seesToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
});

test('signing in leads back to the page that asked for it, and the form is not for the signed-in', async ({ page }) => {
  const wanted = `${server.url}/orders?q=elm`;
  await page.goto(wanted);
  await page.waitForURL('**/sign-in**');
  await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill('Ria Return');
  await page.getByLabel('Email').fill('ria@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  await page.locator('form').getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(wanted);
  await page.goto(`${server.url}/sign-in`);
  await page.waitForURL('**/projects');
});

test('a used link says so, and the address typed goes along to the form that sends a new one', async ({ page }) => {
  await page.goto(`${server.url}/auth-callback?error=ATTEMPTS_EXCEEDED`);
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'This link has been used or has expired. Ask for a new one.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible();
  await page.goto(`${server.url}/sign-in?mode=reset&error=INVALID_TOKEN`);
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await page.getByLabel('Email').fill('ria@example.com');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ria@example.com');
});

test('an unknown path is a page of its own', async ({ page }) => {
  await page.goto(`${server.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('public pages read without script', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  for (const [path, heading] of [
    ['/', 'Every listing at its best hour.'],
    ['/pricing', 'A staged photo for under six dollars'],
    ['/support', 'How can we help?'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
  ]) {
    await reader.goto(`${server.url}${path}`);
    await expect(reader.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('the side menu of small screens closes on any selection', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, server.url);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'New Project' })).toBeVisible();
  await menu.getByRole('link', { name: 'Listings' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Project Management' })).toBeVisible();
});

test('toasts: one at a time, F8 reaches them, and the dark theme stays chosen', async ({ page }) => {
  const { projectId } = await signUp(page, server.url);
  await page.goto(`${server.url}/projects/${projectId}?tab=publish`);
  await page.getByRole('button', { name: 'Export Content' }).click();
  await expect(page.getByText('No content to export', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Download All Images' }).click();
  await expect(page.getByText('No images to download', { exact: true })).toBeVisible();
  await expect(page.getByText('No content to export', { exact: true })).toBeHidden();
  await page.keyboard.press('F8');
  await expect(page.locator('[aria-label^="Notifications"] :focus, [aria-label^="Notifications"]:focus')).toHaveCount(
    1,
  );
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
