import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settledRun } from '../support/settled-run.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

/** A host's own model: it answers what the test tells it to. */
let answer: () => { status: number; sentences: readonly { text: string; facts: readonly string[] }[] };
let model: Server;
let app: TestApp;
let who: Visitor;
let project: string;

beforeAll(async () => {
  model = createServer((request, response) => {
    request.resume().on('end', () => {
      const { status, sentences } = answer();
      const content = JSON.stringify({ sentences });
      response.writeHead(status).end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((ready) => model.listen(0, '127.0.0.1', ready));
  app = await startTestApp({
    JOBS: 'inline',
    TEXT_MODEL_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    TEXT_MODEL_NAME: 'house-model',
  });
  who = await app.person();
  project = await who.listing('Elm');
  await who.put(`/api/projects/${project}/facts`, { notes: 'Quartz counters. Screened porch.' });
});
afterAll(async () => {
  await app.stop();
  model.close();
});

const written = async () => {
  const begun = await who.post(`/api/projects/${project}/services`, {
    serviceType: 'listing_copy',
    creditCost: 1,
    parameters: {},
  });
  await settledRun(who, project, begun.body.serviceRun.id);
  const [draft] = (await who.get(`/api/projects/${project}`)).body.contentDrafts;
  return { version: draft.version, ...JSON.parse(draft.content) };
};

it('the host’s language model writes first, and gives way when it fails or invents', async () => {
  const text = 'Quartz counters and a screened porch.';
  answer = () => ({ status: 200, sentences: [{ text, facts: ['notes.counters', 'notes.screened-porch'] }] });
  expect(await written()).toMatchObject({ version: 1, description: text, writer: { name: 'house-model' } });

  answer = () => ({ status: 200, sentences: [{ text: 'A sauna awaits.', facts: ['notes.counters'] }] });
  const invented = await written();
  expect(invented).toMatchObject({ version: 2, writer: { name: 'built-in', fellBack: { from: 'house-model' } } });
  expect(invented.writer.fellBack.reason).toMatch(/no fact carries: sauna/);
  expect(invented.description).toMatch(/quartz/i);

  answer = () => ({ status: 503, sentences: [] });
  expect(await written()).toMatchObject({ version: 3, writer: { fellBack: { reason: 'it answered 503' } } });
});
