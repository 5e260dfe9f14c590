import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from '../support/e2e-app.ts';
import { signUp } from '../support/e2e-person.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('words are written, written again in another tone, and in Spanish', async ({ page }) => {
  const { projectId } = await signUp(page, server.url);
  const put = (path: string, data: unknown) =>
    page.request.put(`${server.url}/api/projects/${projectId}${path}`, { data });
  await put('/address', { address: '12 Elm St, Boise, ID' });
  await put('/facts', { notes: 'Quartz counters, large island. Screened porch, fenced back yard. Oak floors.' });
  await page.goto(`${server.url}/projects/${projectId}?tab=publish`);

  const writer = page.getByRole('region', { name: 'Writer' });
  await writer.getByRole('button', { name: 'Write the description' }).click();
  const draft = page.getByRole('region', { name: 'AI Listing Description' });
  await expect(draft.getByText('Version 1')).toBeVisible();
  await expect(draft).toContainText(/quartz/i);

  await writer.getByLabel('Tone').selectOption('plain');
  await writer.getByLabel('Language').selectOption('es');
  await writer.getByLabel('MLS rules').selectOption('crmls');
  await writer.getByRole('button', { name: 'Write another description' }).click();
  await expect(draft.getByText('Version 2')).toBeVisible();
  await expect(draft).toContainText(/cuarzo/i);
  await expect(draft).toContainText('Spanish');
  await page.screenshot({ path: 'artifacts/publish/writer.png', fullPage: true });
  const detail = await (await page.request.get(`${server.url}/api/projects/${projectId}`)).json();
  expect(detail.project.mlsId).toBe('crmls');

  // What each sentence rests on, and the guard while a person writes: a block asks for its reason before it is saved.
  await draft.getByRole('button', { name: 'Sources of' }).click();
  await expect(draft.getByRole('list', { name: 'Sources of Description' })).toContainText(/quartz kitchen counters/);
  await draft.getByRole('button', { name: 'Edit AI' }).click();
  const text = draft.getByRole('textbox', { name: 'Description' });
  await text.fill('A house with quartz counters. Adults only. Perfect for families.');
  await expect(draft.locator('mark', { hasText: 'Adults only' })).toBeAttached();
  await page.screenshot({ path: 'artifacts/publish/editor.png', fullPage: true });
  await draft.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save content').first()).toBeVisible();
  const reason = draft.getByLabel('Why “Adults only” stays');
  await reason.fill('Qualified 62+ community, permit on file');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'artifacts/publish/reason-narrow.png', fullPage: true });
  await draft.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(draft.getByText('Kept on purpose: Qualified 62+')).toBeVisible();
  await draft.getByRole('button', { name: 'Save' }).click();
  await expect(draft.getByText('Version 3')).toBeVisible();
  await page.screenshot({ path: 'artifacts/publish/writer-narrow.png', fullPage: true });
});
