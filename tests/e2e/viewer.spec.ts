import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { ENGINE_TIMEOUT_MS, type RunningServer, startServer } from '../support/e2e-app.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Somebody with one photo of the small samples, and what a service made of it. */
const prepared = async (page: Page, sample: string, service: string, parameters: object) => {
  const email = `${service}-${Date.now()}@example.com`;
  const post = async (path: string, data: object = {}) =>
    (await page.request.post(`${server.url}${path}`, { data })).json();
  await post('/api/auth/sign-up/email', { email, password: 'a long enough one', name: 'Vi Viewer' });
  const { project } = await post('/api/auth/setup-trial', { createDefaultProject: true });
  await page.request.post(`${server.url}/api/auth/complete-onboarding`);
  const buffer = readFileSync(`samples/small/${sample}.jpg`);
  const images = { name: `${sample}.jpg`, mimeType: 'image/jpeg', buffer };
  const home = `${server.url}/api/projects/${project.id}`;
  const { assets } = await (await page.request.post(`${home}/assets`, { multipart: { images } })).json();
  const [photo] = assets;
  const { serviceRun } = await post(`/api/projects/${project.id}/services`, {
    serviceType: service,
    parameters,
    mediaAssetId: photo.id,
  });
  const results = async () => {
    const { mediaAssets } = await (await page.request.get(home)).json();
    return mediaAssets.filter((asset: { isProcessedResult: boolean }) => asset.isProcessedResult);
  };
  await expect.poll(async () => (await results()).length, { timeout: ENGINE_TIMEOUT_MS }).toBe(1);
  const [result] = await results();
  expect(result.sourceServiceRunId).toBe(serviceRun.id);
  const open = (asset: { id: string }) =>
    page.goto(`${server.url}/projects/${project.id}?tab=photos&photo=${asset.id}`);
  return { photo, result, results, open };
};

const shots = (page: Page, width: number) => (name: string) =>
  page.screenshot({ path: `artifacts/viewer/${width}-${name}.png` });
const nextVersion = (page: Page) =>
  expect(page.getByText(/^(Making the new version|The new version is next)/)).toHaveCount(0, {
    timeout: ENGINE_TIMEOUT_MS,
  });

/** A point of the shape that no other shape lies on, the lowest such. */
const barePoint = async (shape: Locator) => {
  await expect(shape).toBeVisible();
  const found = await shape.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let row = 18; row > 0; row--) {
      for (let column = 10; column > 0; column--) {
        const point = { x: left + (width * column) / 20, y: top + (height * row) / 20 };
        if (document.elementFromPoint(point.x, point.y) === element) return point;
      }
    }
    return null;
  });
  if (!found) throw new Error('The whole shape lies under others.');
  return found;
};

test('a staged photo is edited by dragging and by chat, and its report shows what changed', async ({ page }) => {
  const shot = shots(page, 1440);
  const { result, results, open } = await prepared(page, '07-office', 'virtual_staging', { roomType: 'office' });
  await open(result);
  const viewer = page.getByRole('dialog', { name: /07-office/ });
  await expect(viewer.getByText('Nothing else changed')).toBeVisible();
  await expect(viewer.getByText(/% of the picture changed/)).toBeVisible();
  const map = page.waitForResponse(/difference\.png/);
  await viewer.getByRole('button', { name: 'Show the map of changes' }).click();
  expect((await map).ok()).toBe(true);
  await expect(viewer.getByRole('img', { name: /^Map of what changed/ })).toBeVisible();
  await expect(viewer.locator('img').first()).toHaveJSProperty('complete', true);
  await shot('1-map');
  expect(await faults(page)).toEqual([]);
  await viewer.getByRole('button', { name: 'Hide the map of changes' }).click();

  await viewer.getByRole('button', { name: 'Edit furniture' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit furniture' });
  const desk = editor.getByRole('button', { name: /^desk, / });
  await expect(desk).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await shot('2-editor');
  const before = await desk.getAttribute('points');
  const box = (await desk.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height * 0.6 + 10, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => desk.getAttribute('points')).not.toBe(before);
  const dragged = await desk.getAttribute('points');
  await desk.press('ArrowDown');
  await expect.poll(() => desk.getAttribute('points')).not.toBe(dragged);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(desk).toHaveAttribute('points', before!);
  await desk.press('ArrowLeft');
  await editor.getByRole('button', { name: 'Navy' }).click();
  await editor.getByRole('button', { name: 'Add a piece' }).click();
  await page.getByRole('menuitem', { name: 'tall plant' }).click();
  await expect(editor.getByText('Preview', { exact: true })).toBeVisible({ timeout: ENGINE_TIMEOUT_MS });
  await shot('3-preview');
  expect(await faults(page)).toEqual([]);
  expect(await results()).toHaveLength(1);
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect(editor).toHaveCount(0);
  await expect(page.getByText(/^(Making the new version|The new version is next)/)).toBeVisible();
  await nextVersion(page);
  await expect.poll(async () => (await results()).length).toBe(2);
  await expect(viewer.getByText('3 of 3')).toBeVisible();
  await shot('4-applied');

  await viewer.getByLabel('Message').fill('Make the office chair green and remove the piano');
  await viewer.getByRole('button', { name: 'Send' }).click();
  await expect(
    viewer.getByText('Making the office chair green. I did not understand “remove the piano”.'),
  ).toBeVisible();
  await shot('5-chat');
  await expect.poll(async () => (await results()).length, { timeout: ENGINE_TIMEOUT_MS }).toBe(3);

  await page.goto(page.url().replace(/\?.*/, '?tab=photos'));
  await page
    .getByRole('button', { name: /^Not right\?/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Still not right?' })).toBeVisible();
  await shot('6-not-right');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Give my credits back' }).click();
  await expect(page.getByText('Credits returned', { exact: true })).toBeVisible();
  await expect(page.getByText('No processed photos yet')).toBeVisible();
  await expect(page.getByText('Trial: 7 days & 10 credits left')).toBeVisible();
});

const isSeen = (inner: Locator, outer: Locator) =>
  expect
    .poll(async () => {
      const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
      return a !== null && b !== null && a.y >= b.y && a.y + a.height <= b.y + b.height + 1;
    })
    .toBe(true);

test('the viewer is left as it was entered, fits a turned phone, and asks before work is thrown away', async ({
  page,
}) => {
  const { result, results, open } = await prepared(page, '07-office', 'virtual_staging', { roomType: 'office' });
  const viewer = page.getByRole('dialog', { name: /07-office/ });
  const photosTab = page.getByRole('tab', { name: 'Photos' });
  // Opened by its address: there is no listing behind it to go back to.
  await open(result);
  await viewer.getByRole('button', { name: 'Close viewer' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(photosTab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Select' }).click();
  await photosTab.click();
  const card = page.getByRole('button', { name: `Open ${result.fileName}` });
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await card.click();
    await expect(viewer.getByText('2 of 2')).toBeVisible();
    await viewer.getByRole('button', { name: 'Next photo' }).click();
    await expect(viewer.getByText('1 of 2')).toBeVisible();
    await leave();
    await expect(viewer).toHaveCount(0);
    await expect(photosTab).toHaveAttribute('aria-selected', 'true');
  }
  const row = ['Download ', 'Regenerate ', 'Delete '].map((verb) =>
    page.getByRole('button', { name: `${verb}${result.fileName}`, exact: true }),
  );
  const heights = await Promise.all(row.map(async (one) => (await one.boundingBox())!.y));
  expect(new Set(heights).size).toBe(1);

  await card.click();
  // At its edges the handle stands beside the arrows, not under them.
  const divider = viewer.getByRole('slider', { name: /^Compare/ });
  const photo = (await divider.boundingBox())!;
  const middle = photo.y + photo.height / 2;
  await page.mouse.move(photo.x + photo.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(photo.x - 20, middle, { steps: 5 });
  await page.mouse.up();
  await expect(divider).toHaveValue('0');
  await shots(page, 1440)('10-edge');
  await page.mouse.move(photo.x + 76, middle);
  await page.mouse.down();
  await page.mouse.move(photo.x + photo.width / 2, middle, { steps: 5 });
  await page.mouse.up();
  expect(Number(await divider.inputValue())).toBeGreaterThan(40);
  await expect(viewer.getByText('2 of 2')).toBeVisible();

  for (const size of [
    { width: 844, height: 390 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    const shown = (await divider.boundingBox())!;
    expect(shown.width * shown.height).toBeGreaterThan(0.3 * size.width * size.height);
    await isSeen(viewer.getByLabel('Message'), page.locator('body'));
    await shots(page, size.width)('1-low');
    expect(await faults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await viewer.getByLabel('Message').fill('Swap the desk for a round desk');
  await viewer.getByRole('button', { name: 'Send' }).click();
  const answer = viewer.getByText('Trying another design of the desk. I cannot choose a round one.');
  await isSeen(answer, viewer.getByRole('complementary'));
  await shots(page, 390)('4-reply');
  await expect.poll(async () => (await results()).length, { timeout: ENGINE_TIMEOUT_MS }).toBe(2);
  await expect(viewer.getByText('3 of 3')).toBeVisible();
  await isSeen(answer, viewer.getByRole('complementary'));

  await page.setViewportSize({ width: 1440, height: 900 });
  await viewer.getByRole('button', { name: 'Edit furniture' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit furniture' });
  const chair = editor.getByRole('button', { name: /^office chair, / });
  await expect(chair).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Edit furniture' }).click();
  await chair.press('ArrowLeft');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editor.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await editor.getByRole('button', { name: 'Close the editor' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor).toHaveCount(0);
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(photosTab).toHaveAttribute('aria-selected', 'true');
});

test('an area is brushed away and the mask corrected, at 1440 px and at 390 px', async ({ page }) => {
  const shot = shots(page, 1440);
  const { photo, results, open } = await prepared(page, '07-office', 'virtual_staging', { roomType: 'office' });
  await open(photo);
  await page.getByRole('button', { name: 'Clear an area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear an area' });
  const canvas = dialog.getByRole('application');
  await expect(dialog.getByRole('button', { name: /^Clear this area/ })).toBeDisabled();
  const box = (await canvas.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * 0.8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.8, { steps: 5 });
  await page.mouse.up();
  await shot('6-brush');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Clear this area/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await results()).length, { timeout: ENGINE_TIMEOUT_MS }).toBe(2);
  const cleared = (await results()).find((one: { processingType: string }) => one.processingType === 'room_clearing');

  await page.setViewportSize({ width: 390, height: 844 });
  await open(cleared);
  await expect(page.getByText('Nothing else changed')).toBeVisible();
  await shots(page, 390)('1-cleared');
  await page.getByRole('button', { name: 'Adjust what was removed' }).click();
  const adjust = page.getByRole('dialog', { name: 'Adjust what was removed' });
  await expect(adjust.getByRole('button', { name: 'Clear this area' })).toBeEnabled();
  await adjust.getByRole('application').press('ArrowUp');
  await adjust.getByRole('application').press('Space');
  await shots(page, 390)('2-adjust');
  expect(await faults(page)).toEqual([]);
  await adjust.getByRole('button', { name: 'Clear this area' }).click();
  await expect.poll(async () => (await results()).length, { timeout: ENGINE_TIMEOUT_MS }).toBe(3);

  const staged = (await results()).find((one: { processingType: string }) => one.processingType === 'virtual_staging');
  await open(staged);
  await page.getByRole('button', { name: 'Edit furniture' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit furniture' });
  const desk = editor.getByRole('button', { name: /^desk, / });
  const before = await desk.getAttribute('points');
  await desk.press('ArrowLeft');
  await expect.poll(() => desk.getAttribute('points')).not.toBe(before);
  await shots(page, 390)('3-editor');
  expect(await faults(page)).toEqual([]);
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => (await results()).length, { timeout: ENGINE_TIMEOUT_MS }).toBe(4);
});

test('windows are switched by a tap and drawn by a drag; the sky is corrected with the brush', async ({ page }) => {
  const shot = shots(page, 1440);
  const { result, results, open } = await prepared(page, '12-corner', 'day_to_dusk', {});
  await open(result);
  await expect(page.getByText(/^A porch is lit/)).toBeVisible();
  await page.getByRole('button', { name: 'Windows and lights' }).click();
  const dialog = page.getByRole('dialog', { name: 'Windows and lights' });
  // On a turned phone the whole picture is seen, and beside it there is room to scroll from.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await dialog.getByRole('img').boundingBox())!.height).toBeLessThan(270);
  await shots(page, 844)('2-windows');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'All off' }).click();
  await expect(dialog.getByRole('button', { name: 'All off' })).toBeDisabled();
  await expect(dialog.getByRole('status')).toHaveText(/^0 of \d+ lights on$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Windows and lights' }).click();
  const first = dialog.getByRole('switch', { name: 'Window 1', exact: true });
  const was = await first.getAttribute('aria-checked');
  await first.click();
  await expect(first).not.toHaveAttribute('aria-checked', was!);
  const porch = dialog.getByRole('switch', { name: 'Porch light 1 (no fixture seen)' });
  await expect(porch).toHaveAttribute('aria-checked', 'true');
  const count = await dialog.getByRole('switch').count();
  // A drag that begins on the porch draws a window, a tap on it switches its light.
  const start = await barePoint(porch);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + 24, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole('switch')).toHaveCount(count + 1);
  await expect(porch).toHaveAttribute('aria-checked', 'true');
  const tap = await barePoint(porch);
  await page.mouse.click(tap.x, tap.y);
  await expect(porch).toHaveAttribute('aria-checked', 'false');
  const box = (await dialog.getByRole('img').boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.02, box.y + box.height * 0.86);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.07, box.y + box.height * 0.96, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole('switch')).toHaveCount(count + 2);
  await shot('7-windows');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make it with these lights' }).click();
  await expect.poll(async () => (await results()).length, { timeout: ENGINE_TIMEOUT_MS }).toBe(2);
  await nextVersion(page);
  await expect(page.getByText(/^A porch is lit/)).toHaveCount(0);
  // The sky comes when the test lets it: a quick machine finds it before the page can be looked at.
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/masks\/sky/, (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Adjust the sky' }).click();
  const sky = page.getByRole('dialog', { name: 'Adjust the sky' });
  const make = sky.getByRole('button', { name: 'Make dusk with this sky' });
  await sky.getByRole('application').press('Space');
  await expect(sky.getByText('Looking for the sky...')).toBeVisible();
  await expect(make).toBeDisabled();
  letIn();
  await expect(make).toBeEnabled({ timeout: ENGINE_TIMEOUT_MS });
  await shot('8-sky');
  expect(await faults(page)).toEqual([]);
});
