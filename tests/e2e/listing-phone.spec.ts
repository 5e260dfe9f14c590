import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { wavFile } from '#engines/video/sound/wav.ts';
import { ENGINE_TIMEOUT_MS, type RunningServer, startServer } from '../support/e2e-app.ts';
import { listenForToasts, seesToast } from '../support/toasts.ts';

const PHOTOS = ['01-front', '02-living-room', '04-kitchen'].map((name) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: readFileSync(`samples/small/${name}.jpg`),
}));

const silence = new Float32Array(4_800);
const song = wavFile({ rate: 48_000, left: silence, right: silence });

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** The kitchen's cabinets hide where its walls meet the floor: the engine asks, and the corners are dragged into place. */
const answersWithCorners = async (hand: Page) => {
  await hand.getByRole('button', { name: 'Help' }).tap();
  const dialog = hand.getByRole('dialog', { name: 'Where is the floor?' });
  const photo = (await dialog.getByRole('img').boundingBox())!;
  for (const [name, x, y] of [
    ['Near left', 0.104, 0.985],
    ['Far left', 0.078, 0.873],
    ['Far right', 0.53, 0.65],
    ['Near right', 0.752, 0.737],
  ] as const) {
    const corner = (await dialog.getByRole('button', { name: new RegExp(`^${name} corner`) }).boundingBox())!;
    await hand.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await hand.mouse.down();
    await hand.mouse.move(photo.x + x * photo.width, photo.y + y * photo.height, { steps: 3 });
    await hand.mouse.up();
  }
  await hand.screenshot({ path: 'artifacts/listing-journey/390-2-corners.png' });
  const order = hand.waitForRequest((request) => request.url().endsWith('/services'));
  await dialog.getByRole('button', { name: 'Start again with these corners' }).tap();
  const { parameters } = (await order).postDataJSON();
  expect(parameters.answer.corners.farRight.x).toBeCloseTo(0.53 * 640, -1);
  await expect(hand.getByRole('button', { name: 'Cancel Virtual Staging of 04-kitchen.jpg' })).toBeVisible();
  await expect(hand.getByRole('region', { name: 'Needs your help' })).toBeHidden();
};

test('the main steps again on a phone', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const hand = await phone.newPage();
  await listenForToasts(hand);
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
  await expect(hand.getByText('1 photo × 1 credit = 1 credit · 9 credits after')).toBeInViewport();
  await expect(start).toBeInViewport();
  await start.tap();
  await expect(hand.getByText('1 selected')).toBeHidden();
  await hand.getByRole('button', { name: /^AI Listing Copy/ }).tap();
  await start.tap();
  await hand.getByRole('button', { name: /^Virtual Staging/ }).tap();
  await hand.getByText('Kitchen', { exact: true }).first().tap();
  await hand.getByRole('button', { name: 'Select 04-kitchen.jpg' }).tap();
  await start.tap();
  await hand.getByRole('button', { name: /^Social Media Video/ }).tap();
  await hand.getByText('Your own', { exact: true }).tap();
  const music = hand.getByLabel('Your music file');
  await music.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no music') });
  await expect(hand.getByRole('alert').filter({ hasText: 'Music is an MP3' })).toBeVisible();
  await music.setInputFiles({ name: 'song.wav', mimeType: 'audio/wav', buffer: Buffer.from(song) });
  await expect(hand.getByText('song.wav will be played', { exact: false })).toBeVisible();
  const underWay = hand.getByRole('button', { name: /^Cancel / });
  await expect(underWay).toHaveCount(0, { timeout: ENGINE_TIMEOUT_MS });
  // Over the live stream, and as a question: a run that asks has not failed.
  await seesToast(hand, 'Virtual Staging needs your help');
  await fits('2-services');
  await answersWithCorners(hand);
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
