import { readFileSync } from 'node:fs';
import { expect, type Page, type Response, test } from '@playwright/test';
import { ENGINE_TIMEOUT_MS, type RunningServer, startServer } from '../support/e2e-app.ts';
import { type Person, signUp } from '../support/e2e-person.ts';
import { listenForToasts, seesToast } from '../support/toasts.ts';

/** Every refusal of the listings area, made by a server that refuses so, and the words that the person then reads. */
let server: RunningServer;
let person: Person;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.beforeEach(async ({ page }) => {
  await listenForToasts(page);
  person = await signUp(page, server.url);
});
// A page reads on while its test ends: what a stand-in still answers then is nobody's fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const refuse = (page: Page, path: string, method: string, status: number, body: object) =>
  page.route(
    (url) => url.pathname.endsWith(path),
    (route) => (route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback()),
  );
const fault = { code: 'fault', message: 'The server says no.' };
const open = (page: Page, search = '') => page.goto(`${server.url}/projects/${person.projectId}${search}`);
const RUN = {
  id: 'run',
  serviceType: 'day_to_dusk',
  progress: 0.4,
  outputPath: null,
  parameters: {},
  creditCost: 1,
  isRevision: false,
  errorCode: null,
  needsInput: null,
  report: null,
  createdAt: new Date(0).toISOString(),
  startedAt: null,
  finishedAt: null,
};

test('creating: validation, the message, and the fallback', async ({ page }) => {
  await page.goto(`${server.url}/projects/new`);
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText('Property address is required')).toBeVisible();
  await expect(page.getByText('Listing name is required')).toBeVisible();
  await page.getByLabel('Property Address').fill('1 Elm St');
  await page.getByLabel('Listing Name').fill('Elm');
  await refuse(page, '/create-with-property', 'POST', 500, fault);
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await seesToast(page, 'Failed to create project', fault.message);
  await page.unrouteAll();
  await page.route('**/create-with-property', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await seesToast(page, 'Failed to create project', 'Something went wrong. Please try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await seesToast(page, 'Listing created successfully!');
});

test('uploading: too large, failed, and the photo from the landing page', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await open(page);
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect.poll(() => alerts).toEqual(['File huge.jpg is too large. Maximum size is 10 MB']);
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  const notAPhoto = 'File notes.txt is not a photo. Please upload a JPEG, PNG, WebP, AVIF or HEIC file';
  await expect.poll(() => alerts.at(-1)).toBe(notAPhoto);
  await refuse(page, '/assets', 'POST', 500, fault);
  await field.setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await expect.poll(() => alerts.at(-1)).toBe('Upload failed. Please try again.');
  await expect(page.getByRole('button', { name: 'Retry small.jpg' })).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.setItem('pendingUpload', 'data:image/jpeg;base64,/9j/');
    sessionStorage.setItem('pendingUploadName', 'kept.jpg');
  });
  await page.reload();
  await seesToast(page, 'Upload failed', 'Please try uploading your photo again.');
  expect(await page.evaluate(() => sessionStorage.getItem('pendingUpload'))).toBeNull();
});

test('starting: a refusal that an upgrade lifts, and any other', async ({ page }) => {
  await open(page, '?tab=services');
  await page.getByRole('button', { name: /^Day to Dusk/ }).click();
  await expect(page.getByRole('button', { name: 'Start Service' })).toBeDisabled();
  await page.getByRole('button', { name: 'Select front.jpg' }).click();
  await refuse(page, '/services', 'POST', 500, fault);
  await page.getByRole('button', { name: 'Start Service' }).click();
  await seesToast(page, 'Failed to start service', fault.message);
  await page.unrouteAll();
  await refuse(page, '/services', 'POST', 402, {
    code: 'plan-without-services',
    message: 'No.',
    requiresUpgrade: true,
  });
  await page.getByRole('button', { name: 'Start Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to use AI services' });
  await expect(dialog).toBeVisible();
  await expect(
    dialog.getByText('Start your 7-day free trial today • Cancel anytime • No credit card required for trial'),
  ).toBeVisible();
});

test('a start over several photos: which began, which the server refused, which the engine refused, and why', async ({
  page,
}) => {
  const api = `${server.url}/api/projects/${person.projectId}`;
  const sample = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: readFileSync(`samples/small/${name}`) });
  for (const name of ['06-bedroom.jpg', '07-office.jpg'])
    await page.request.post(`${api}/assets`, { multipart: { images: sample(name) } });
  // Eight of the ten credits go for words: two photos can begin, the third cannot.
  for (let i = 0; i < 8; i++)
    await page.request.post(`${api}/services`, { data: { serviceType: 'listing_copy', parameters: {} } });
  await open(page, '?tab=services');
  await page.getByRole('button', { name: /^Day to Dusk/ }).click();
  for (const name of ['06-bedroom.jpg', 'front.jpg', '07-office.jpg'])
    await page.getByRole('button', { name: `Select ${name}` }).click();
  await expect(page.getByText('Not enough credits')).toBeVisible();
  await page.getByRole('button', { name: 'Start Service' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to use AI services' })).toBeVisible();
  await page.keyboard.press('Escape');
  const report = page.getByRole('status').filter({ hasText: 'Day to Dusk: 2 runs began, 1 did not' });
  await expect(report.getByRole('listitem')).toHaveText(/^07-office.jpg: .*credits/i);
  await expect(page.getByRole('button', { name: 'Cancel Day to Dusk of 06-bedroom.jpg' })).toBeVisible();

  const unfinished = page.getByRole('region', { name: 'Not finished' });
  await expect(unfinished).toContainText('Day to Dusk could not do 1 photo. No credits were used.', {
    timeout: ENGINE_TIMEOUT_MS,
  });
  await expect(unfinished).toContainText('This looks like a room, not a house seen from outside.');
  await expect(unfinished.getByRole('listitem')).toHaveText('06-bedroom.jpg');
  await page.screenshot({ path: 'artifacts/listing-errors/some-refused.png' });
  await unfinished.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(page.getByText('Service Queue')).toBeVisible();
  await expect(unfinished).toBeHidden();
});

test('renaming, deleting, editing and status: refused, said so, and taken back', async ({ page }) => {
  await open(page);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Select front.jpg' }).hover();
    await page.getByRole('button', { name: 'Actions for front.jpg' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const photo = (await (await page.request.get(`${server.url}/api/projects/${person.projectId}`)).json())
    .mediaAssets[0];
  await refuse(page, `/media/${photo.id}`, 'PUT', 500, fault);
  await menu('Rename');
  const name = page.getByLabel('File name');
  await name.fill('  ');
  await expect(page.getByRole('button', { name: 'Rename', exact: true })).toBeDisabled();
  await name.fill('porch.jpg');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await seesToast(page, 'Failed to rename photo', fault.message);
  // A toast must not take the Escape that closes the dialog below it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await refuse(page, '/archive', 'POST', 500, fault);
  await menu('Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesToast(page, 'Failed to delete photo', fault.message);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Select front.jpg' })).toBeVisible();

  await refuse(page, `/api/projects/${person.projectId}`, 'PUT', 500, fault);
  await page.getByRole('button', { name: 'Edit listing details' }).click();
  const listing = page.getByLabel('Listing Name');
  await listing.fill(' ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seesToast(page, 'Name is required', 'Please enter a listing name');
  await listing.fill('Elm');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seesToast(page, 'Failed to update listing details', fault.message);
  await page.keyboard.press('Escape');

  await refuse(page, '/status', 'PUT', 500, fault);
  await page.getByRole('button', { name: /^Status: Draft/ }).click();
  await page.getByRole('menuitem', { name: 'Archived' }).click();
  await seesToast(page, 'Failed to update status', fault.message);
  await expect(page.getByRole('button', { name: /^Status: Draft/ })).toBeVisible();

  await refuse(page, '/selection-basket', 'PUT', 500, fault);
  await page.getByRole('button', { name: 'Select front.jpg' }).click();
  await seesToast(page, 'Failed to save selection', fault.message);
  await expect(page.getByText('1 selected')).toBeHidden();
});

test('a run that fails, asks or ends well while the page is open is announced', async ({ page }) => {
  let said: { status: string; error: string | null; errorCode: string | null };
  // One handler for all: taken off and put on again, it may be met with a call under way.
  await page.route(
    (url) => url.pathname === `/api/projects/${person.projectId}`,
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const detail = await response.json();
      const run = { ...RUN, ...said, errorMessage: said.error, mediaAssetId: detail.mediaAssets[0].id };
      await route.fulfill({ response, json: { ...detail, serviceRuns: [run] } });
    },
  );
  const seesEnd = async (status: string, error: string | null, errorCode: string | null = null) => {
    said = { status: 'processing', error: null, errorCode: null };
    await open(page);
    await expect(page.getByText('front.jpg').first()).toBeVisible();
    said = { status, error, errorCode };
    // Whatever makes the page read the listing again will do: here a status that the server accepts.
    await page.getByRole('button', { name: /^Status:/ }).click();
    await page.getByRole('menuitem', { name: 'Completed' }).click();
  };
  await seesEnd('failed', 'The sky could not be found.');
  await seesToast(page, 'Service failed', 'The sky could not be found.');
  await seesEnd('failed', 'Please look at the sky.', 'needs-input');
  await seesToast(page, 'Day to Dusk needs your help', 'Its question waits for you under Services.');
  await seesEnd('completed', null);
  await seesToast(page, 'Service completed!');
});

test('loading: the workspace and the results page', async ({ page }) => {
  await page.goto(`${server.url}/projects/nothing-here`);
  await expect(page.getByText('Project not found')).toBeVisible();
  await page.goto(`${server.url}/projects/nothing-here/results`);
  await expect(page.getByText('Invalid project ID')).toBeVisible();
  await refuse(page, `/api/projects/${person.projectId}`, 'GET', 500, fault);
  await open(page);
  await expect(page.getByText('Failed to load project')).toBeVisible();
  await page.goto(`${server.url}/projects/${person.projectId}/results`);
  await expect(page.getByText('Failed to load results')).toBeVisible();
});

test('the results page asks again every 3 seconds while anything runs, in the background too', async ({ page }) => {
  let asked = 0;
  let status = 'processing';
  await page.route(
    (url) => url.pathname === `/api/projects/${person.projectId}`,
    async (route) => {
      asked += 1;
      const response = await route.fetch();
      const detail = await response.json();
      const run = { ...RUN, status, error: null, errorMessage: null, mediaAssetId: detail.mediaAssets[0].id };
      await route.fulfill({ response, json: { ...detail, serviceRuns: [run] } });
    },
  );
  await page.clock.install();
  const replied = () => page.waitForResponse((reply) => reply.url().endsWith(`/api/projects/${person.projectId}`));
  // Time stands still between steps; what the page does on a reply takes a few of its milliseconds.
  const after = async (reply: Promise<Response>) => {
    await (await reply).finished();
    for (let i = 0; i < 10; i++) await page.clock.runFor(10);
  };
  await page.goto(`${server.url}/projects/${person.projectId}/results`);
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const first = replied();
  await page.clock.pauseAt(Date.now() + 60_000);
  await after(first);
  const before = asked;
  await page.clock.runFor(2_500);
  expect(asked).toBe(before);
  status = 'completed';
  const second = replied();
  await page.clock.runFor(600);
  await after(second);
  expect(asked).toBe(before + 1);
  await page.clock.runFor(9_000);
  expect(asked).toBe(before + 1);
});

test('results: cooldown, regeneration, download and clipboard', async ({ page }) => {
  await page.route(
    (url) => url.pathname === `/api/projects/${person.projectId}`,
    async (route) => {
      const response = await route.fetch();
      const detail = await response.json();
      const [photo] = detail.mediaAssets;
      const result = {
        ...photo,
        id: 'result',
        fileName: 'front_day_to_dusk.jpg',
        isProcessedResult: true,
        processingType: 'day_to_dusk',
        sourceMediaAssetId: photo.id,
      };
      const draft = {
        id: 'draft',
        contentType: 'listing_description',
        title: 'Description',
        content: 'Words.',
        version: 1,
        sourceServiceRunId: null,
        createdAt: photo.createdAt,
        updatedAt: photo.createdAt,
      };
      await route.fulfill({ response, json: { ...detail, mediaAssets: [photo, result], contentDrafts: [draft] } });
    },
  );
  await open(page, '?tab=photos');
  await refuse(page, '/regenerate', 'POST', 429, { code: 'revision-limit', message: 'Slow down.', retryAfter: 30 });
  await page.getByRole('button', { name: 'Regenerate front_day_to_dusk.jpg' }).click();
  await seesToast(page, 'Rate limit reached', 'Please wait 30 seconds before trying again');
  await expect(page.getByText(/^Try again in \d+s$/)).toBeVisible();
  await page.reload();
  await page.unroute((url) => url.pathname.endsWith('/regenerate'));
  await refuse(page, '/regenerate', 'POST', 500, fault);
  await page.getByRole('button', { name: 'Regenerate front_day_to_dusk.jpg' }).click();
  await seesToast(page, 'Regeneration failed', fault.message);
  await page.unroute((url) => url.pathname.endsWith('/regenerate'));
  await page.route('**/regenerate', (route) => route.fulfill({ status: 202, json: {} }));
  await page.getByRole('button', { name: 'Regenerate front_day_to_dusk.jpg' }).click();
  await seesToast(page, 'Regeneration started');
  await page.getByRole('button', { name: 'Download front_day_to_dusk.jpg', exact: true }).click();
  await seesToast(page, 'Error', 'Failed to download file');
  await page.getByRole('tab', { name: 'Publish' }).click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy Description' }).click();
  await seesToast(page, 'Error', 'Failed to copy to clipboard');
});

test('signed out in the middle: told so, then sent to sign in', async ({ page, context }) => {
  await open(page);
  await expect(page.getByText('front.jpg').first()).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Select front.jpg' }).click();
  await page.waitForURL('**/sign-in**');
  await seesToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
});
