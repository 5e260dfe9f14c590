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
});
