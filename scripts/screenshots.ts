/**
 * The README's screenshots, from the running product and the sample listing: npm run screenshots
 * Signs up on a server of its own, runs real services, and photographs the screens into docs/screenshots/.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/e2e-app.ts';

const OUT = 'docs/screenshots';
const DESK = { width: 1440, height: 900 };
const ORDERS = [
  { photo: '01-front.jpg', serviceType: 'day_to_dusk', parameters: {} },
  {
    photo: '02-living-room.jpg',
    serviceType: 'virtual_staging',
    parameters: { roomType: 'living_room', style: 'contemporary' },
  },
  { photo: '11-second-bedroom.jpg', serviceType: 'room_clearing', parameters: {} },
  { photo: null, serviceType: 'listing_copy', parameters: {} },
];

const built = spawnSync(process.execPath, ['scripts/build-web.mjs'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
mkdirSync(OUT, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(await browserLaunch());
try {
  const page = await browser.newPage({ viewport: DESK, reducedMotion: 'reduce' });
  await page.goto(server.url);
  await shoot(page, 'landing');
  const listing = await furnishListing(page);
  await page.goto(`${server.url}/projects/${listing}?tab=photos`);
  await shoot(page, 'results');
} finally {
  await browser.close();
  await server.stop();
}

async function call(page: Page, path: string, data?: unknown) {
  const reply =
    data === undefined
      ? await page.request.get(server.url + path)
      : await page.request.post(server.url + path, { data });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  return reply.json();
}

/** A person on trial with the sample listing, and every order of the list above finished. */
async function furnishListing(page: Page): Promise<string> {
  await call(page, '/api/auth/sign-up/email', {
    email: 'agent@example.com',
    password: 'a long enough one',
    name: 'Agent',
  });
  await call(page, '/api/auth/setup-trial', { createDefaultProject: false });
  await call(page, '/api/auth/complete-onboarding', {});
  const sample = JSON.parse(readFileSync(join('samples', 'listing.json'), 'utf8'));
  const { project } = await call(page, '/api/projects/create-with-property', {
    property: {
      address: sample.address,
      bedrooms: sample.bedrooms,
      bathrooms: sample.bathrooms,
      squareFootage: sample.squareFootage,
      listingPrice: sample.listingPrice,
      propertyType: sample.propertyType,
    },
    project: { name: sample.name, description: sample.notes },
  });
  await call(page, `/api/projects/${project.id}/assets/samples`, {});
  const before = await call(page, `/api/projects/${project.id}`);
  for (const { photo, serviceType, parameters } of ORDERS) {
    const asset = before.mediaAssets.find((one: { fileName: string }) => one.fileName === photo);
    await call(page, `/api/projects/${project.id}/services`, {
      serviceType,
      parameters,
      mediaAssetId: asset?.id ?? null,
    });
  }
  for (;;) {
    const { serviceRuns } = await call(page, `/api/projects/${project.id}`);
    const failed = serviceRuns.find((run: { status: string }) => run.status === 'failed');
    if (failed) throw new Error(`${failed.serviceType}: ${failed.errorMessage}`);
    if (serviceRuns.every((run: { status: string }) => run.status === 'completed')) return project.id;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function shoot(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 84 });
}
