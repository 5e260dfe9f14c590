import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from '../support/e2e-app.ts';
import { signUp } from '../support/e2e-person.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('a link is revoked once the person has said so again', async ({ page }) => {
  const { projectId } = await signUp(page, server.url);
  await page.goto(`${server.url}/projects/${projectId}?tab=publish`);
  await page.getByRole('button', { name: 'Generate Share Link' }).click();
  await page.getByRole('button', { name: 'Create link and copy it' }).click();
  const copy = (await page.getByRole('button', { name: 'Copy link' }).boundingBox())!;
  const revoke = page.getByRole('button', { name: 'Revoke link' });
  expect((await revoke.boundingBox())!.x - (copy.x + copy.width)).toBeGreaterThanOrEqual(8);
  const question = page.getByRole('dialog', { name: 'Revoke Link' });
  await revoke.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/Expires/).last()).toBeVisible();
  await revoke.click();
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/Revoked/)).toBeVisible();
});
