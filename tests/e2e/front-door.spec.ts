import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type RunningServer, startServer } from '../support/e2e-app.ts';
import { sampleJpeg } from '../support/sample-photos.ts';

/** What a visitor can do before signing in, and the dialogs and cards of the account, with every word that is promised there. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ SUPPORT_EMAIL: 'help@example.com', TUTORIALS_URL: 'https://tutorials.example/' });
});
test.afterAll(() => server.stop());

const session = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

test('the landing page: nine sections, the teaser, the calculator and the closing call', async ({ page }) => {
  await page.goto(server.url);
  const headings = await page
    .locator('main h1, main h2, footer nav')
    .evaluateAll((all) => all.map((one) => one.textContent));
  expect(headings).toEqual([
    'Every listing at its best hour.',
    'Five ways to make one photo work harder',
    'What agents currently pay per listing',
    'What you get',
    "You like the photo, or you don't pay for it.",
    'What would you keep?',
    'One plan, every service',
    'Your next listing goes live tonight.',
    'PricingSupportPrivacyTerms',
  ]);
  await expect(page.locator('#features article')).toHaveCount(5);

  const field = page.getByLabel('Upload a listing photo');
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a photo') });
  await expect(page.getByText('Ready to transform')).toBeHidden();
  await page.getByRole('button', { name: 'Try a sample photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo uploaded' });
  await expect(dialog.getByText('No credit card needed')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Get Started with Trial' })).toHaveAttribute('href', '/api/login');
  expect(await session(page, 'pendingUpload')).toMatch(/^data:image\/jpeg;base64,/);
  expect(await session(page, 'pendingUploadName')).toBe('sample-front.jpg');
  await dialog.getByRole('button', { name: 'Maybe later' }).click();
  await expect(page.getByText('Ready to transform')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  expect(await session(page, 'pendingUpload')).toBeNull();

  // No photo inside: named and refused before anyone is asked to sign up for it.
  await field.setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') });
  await expect(page.getByRole('alert').filter({ hasText: 'File broken.jpg cannot be opened' })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await session(page, 'pendingUpload')).toBeNull();

  // More than session storage takes: said so, and nothing half kept.
  const large = Buffer.concat([await sampleJpeg(), Buffer.alloc(9 * 1024 * 1024)]);
  await field.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(
    dialog.getByText("Your photo is a bit large. You'll need to upload it again after signing up."),
  ).toBeVisible();
  expect(await session(page, 'pendingUploadName')).toBeNull();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Farmhouse' }).click();
  await expect(page.getByAltText('The same living room furnished, Farmhouse')).toBeVisible();
  const slider = page.getByLabel('Listings per month');
  await expect(slider).toHaveValue('5');
  await expect(page.getByText('$78,330')).toBeVisible();
  await slider.fill('20');
  await expect(page.getByText('$313,320')).toBeVisible();
  await page.getByLabel('Email address').fill('keen@example.com');
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await page.waitForURL('**/sign-in**');
  await expect(page.getByLabel('Email')).toHaveValue('keen@example.com');
});

test('the tour cannot be escaped, feedback is checked, and the account holds a brand kit', async ({ page }) => {
  const post = (path: string, data?: unknown) => page.request.post(`${server.url}${path}`, { data });
  await post('/api/auth/sign-up/email', { email: 'new@example.com', password: 'a long enough one', name: 'Nia New' });
  await post('/api/auth/setup-trial', { createDefaultProject: false });
  await page.goto(`${server.url}/dashboard`);
  const tour = page.getByRole('dialog');
  await expect(tour.getByText('Step 1 of 5')).toBeVisible();
  await expect(tour.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(tour.getByText('Step 1 of 5')).toBeVisible();
  await expect(tour.getByRole('button', { name: /close/i })).toHaveCount(0);
  for (const step of [2, 3, 4, 5]) {
    await tour.getByRole('button', { name: 'Next' }).click();
    await expect(tour.getByText(`Step ${step} of 5`)).toBeVisible();
  }
  await tour.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByText('Welcome aboard!', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Feedback' }).click();
  const feedback = page.getByRole('dialog', { name: 'Send Feedback' });
  await feedback.getByLabel('Message').fill('too short');
  await feedback.getByLabel('Email').fill('nobody');
  await feedback.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(feedback.getByText('Message must be at least 10 characters')).toBeVisible();
  await expect(feedback.getByText('Invalid email address')).toBeVisible();
  await feedback.getByLabel('Message').fill('The dusk of my listing is lovely.');
  await feedback.getByLabel('Email').fill('');
  await feedback.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page.getByText('Feedback submitted', { exact: true })).toBeVisible();

  await page.route('**/api/subscription/usage', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.goto(`${server.url}/account`);
  await expect(page.getByText('Usage Data Unavailable')).toBeVisible();
  await expect(page.getByText("We couldn't load your usage statistics at this time.")).toBeVisible();
  await page.getByLabel('Agent name').fill('Nia New');
  await page.getByLabel('Brokerage').fill('Alder & Co');
  await expect(page.getByLabel('Color')).toHaveValue('#1f3d34');
  await page.getByLabel('Color').fill('#7a2e1f');
  await page.getByRole('button', { name: 'Save brand kit' }).click();
  await expect(page.getByText('Brand kit saved', { exact: true })).toBeVisible();
  const logo = await sharp({ create: { width: 240, height: 80, channels: 4, background: '#f5ead5' } })
    .png()
    .toBuffer();
  await page.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await page.screenshot({ path: 'artifacts/customer/11-account.png', fullPage: true });
  await page.route('**/api/subscription/current', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.reload();
  await expect(page.getByText('Unable to Load Account')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
