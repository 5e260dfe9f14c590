import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '../support/e2e-app.ts';
import { type Person, signUp } from '../support/e2e-person.ts';
import { listenForToasts, seesToast } from '../support/toasts.ts';

/** What the page says of runs, and where: a stand-in answers for the engines, so that nothing here waits for one. */
let server: RunningServer;
let person: Person;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const RUN = {
  id: 'run',
  serviceType: 'day_to_dusk',
  status: 'processing',
  progress: 0.4,
  outputPath: null,
  parameters: {},
  creditCost: 1,
  isRevision: false,
  errorCode: null as string | null,
  errorMessage: null as string | null,
  error: null,
  needsInput: null as object | null,
  report: null,
  createdAt: new Date(0).toISOString(),
  startedAt: null as string | null,
  finishedAt: null,
};
const ASKED = {
  status: 'failed',
  errorCode: 'needs-input',
  errorMessage: 'The sky could not be told from the roof.',
  needsInput: { question: 'sky-mask', proposal: null },
};

/** Whatever the listing holds, its runs are these, and its photo shows a bedroom. */
const listingWith = async (page: Page, runs: Partial<typeof RUN>[]) => {
  await listenForToasts(page);
  person = await signUp(page, server.url);
  const said = { runs };
  await page.route(
    (url) => url.pathname === `/api/projects/${person.projectId}`,
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const detail = await response.json();
      const mediaAssets = detail.mediaAssets.map((asset: object) => ({ ...asset, roomType: 'bedroom' }));
      const serviceRuns = said.runs.map((run) => ({ ...RUN, mediaAssetId: mediaAssets[0].id, ...run }));
      await route.fulfill({ response, json: { ...detail, mediaAssets, serviceRuns } });
    },
  );
  return said;
};
const open = (page: Page, tab: string) => page.goto(`${server.url}/projects/${person.projectId}?tab=${tab}`);
/** Whatever makes the page read the listing again will do: here a status that the server accepts. */
const readAgain = async (page: Page) => {
  await page.getByRole('button', { name: /^Status:/ }).click();
  await page.getByRole('menuitem', { name: 'Completed' }).click();
};
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what a tap brings about comes into view', async ({ page }) => {
    const said = await listingWith(page, []);
    await open(page, 'services');
    await page.getByRole('button', { name: /^Virtual Staging/ }).tap();
    await expect(page.getByRole('group', { name: 'Room Type' })).toBeInViewport();
    await page.getByRole('button', { name: 'Select front.jpg' }).tap();
    await toEnd(page);
    const ready = page.getByRole('region', { name: 'Ready to Start' });
    await expect(ready.getByText('The selected photo looks like another room.')).toBeInViewport();
    await page.screenshot({ path: 'artifacts/run-news/390-1-another-room.png' });
    await ready.getByRole('button', { name: 'Use Bedroom' }).tap();
    await expect(ready.getByText('another room')).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Bedroom' })).toBeChecked();
    await page.route('**/services', (route) => {
      said.runs = [{ serviceType: 'virtual_staging' }];
      return route.fulfill({
        status: 202,
        json: { serviceRun: { ...RUN, serviceType: 'virtual_staging', mediaAssetId: null } },
      });
    });
    await ready.getByRole('button', { name: 'Start Service' }).tap();
    await expect(page.getByRole('button', { name: /^Cancel Virtual Staging/ })).toBeInViewport();
    const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())!.y;
    await expect.poll(() => topOf('Service Queue'), 'below the notification').toBeGreaterThan(180);
    expect(await topOf('Service Queue')).toBeLessThan(400);
    await page.screenshot({ path: 'artifacts/run-news/390-2-queue.png' });
  });

  test('a question is one tap away, from its notification and from the queue', async ({ page }) => {
    const said = await listingWith(page, [{}]);
    await open(page, 'select');
    await expect(page.getByText('front.jpg').first()).toBeVisible();
    said.runs = [ASKED];
    await readAgain(page);
    await seesToast(page, 'Day to Dusk needs your help', 'Its question waits for you under Services.');
    const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    const { y, height } = (await notice.boundingBox())!;
    expect(y + height, 'clear of the message field and the Start button').toBeLessThan(300);
    await page.screenshot({ path: 'artifacts/run-news/390-3-question.png' });
    await notice.getByRole('button', { name: 'Show question' }).tap();
    const help = page.getByRole('button', { name: 'Help' });
    await expect(help).toBeFocused();
    await expect(help).toBeInViewport();
    const queue = page.getByRole('region', { name: 'Service Queue' });
    await expect(queue.getByText('needs your help')).toBeVisible();
    await toEnd(page);
    await queue.getByRole('button', { name: 'Show question' }).tap();
    await expect(help).toBeFocused();
    await expect(help).toBeInViewport();
  });
});

test('a run that is called off says so, and what it had cost', async ({ page }) => {
  const said = await listingWith(page, [{ startedAt: new Date(Date.now() - 60_000).toISOString() }]);
  await open(page, 'services');
  const queue = page.getByRole('region', { name: 'Service Queue' });
  await expect(queue.getByText('processing · about 2 min left')).toBeVisible();
  await expect(queue.getByTitle('front.jpg')).toBeVisible();
  await page.route('**/cancel', (route) => {
    said.runs = [{ status: 'failed', errorCode: 'cancelled' }];
    return route.fulfill({ status: 202, json: { serviceRun: { ...RUN, ...said.runs[0], mediaAssetId: null } } });
  });
  await page.getByRole('button', { name: 'Cancel Day to Dusk of front.jpg' }).click();
  await seesToast(page, 'Day to Dusk cancelled', '1 credit is back.');
});

test('a film in the making stands among the videos', async ({ page }) => {
  await listingWith(page, [{ serviceType: 'ken_burns_video' }]);
  await open(page, 'videos');
  await expect(page.getByRole('progressbar', { name: /^Progress of/ })).toHaveAttribute('aria-valuenow', '40');
  await expect(page.getByText('No videos yet')).toBeHidden();
  await page.screenshot({ path: 'artifacts/run-news/1440-1-film.png' });
});

test('notifications go away after one was answered, and a tip does not come back with the focus', async ({ page }) => {
  await listingWith(page, []);
  await open(page, 'select');
  await page.getByRole('button', { name: 'Select front.jpg' }).hover();
  await page.getByRole('button', { name: 'Actions for front.jpg' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Select front.jpg' })).toBeVisible();
  await expect(notice).toBeHidden();
  const edit = page.getByRole('button', { name: 'Edit listing details' });
  await edit.click();
  await page.getByLabel('Listing Name').fill('Elm');
  await page.keyboard.press('Enter');
  await expect(notice.getByText('Listing updated')).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.mouse.move(5, 800);
  await expect(notice).toHaveCount(0, { timeout: 12_000 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
});
