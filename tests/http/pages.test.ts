import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servePages } from '#server/platform/pages.ts';
import { paths } from '#web/lib/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-pages-'));
let app: FastifyInstance;
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const PUBLIC = [paths.home, paths.pricing, paths.support, paths.privacy, paths.terms];

beforeAll(async () => {
  for (const path of PUBLIC) write(`${path}/index.html`, `<link rel="canonical" href="%PUBLIC_URL%${path}" />`);
  write('app.html', 'the app');
  write('robots.txt', 'Sitemap: %PUBLIC_URL%/sitemap.xml');
  write('sitemap.xml', '<loc>%PUBLIC_URL%/</loc>');
  write('assets/main-abcdefgh.js', 'plain');
  write('assets/main-abcdefgh.js.br', 'squeezed');
  write('pictures/house.webp', 'a house');
  app = Fastify();
  await servePages(app, folder, () => 'https://portico.example');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

it('documents carry the address of the configuration, whatever the request says', async () => {
  for (const path of PUBLIC) {
    const page = await get(path, { host: 'evil.example' });
    expect([page.statusCode, page.body]).toEqual([
      200,
      `<link rel="canonical" href="https://portico.example${path}" />`,
    ]);
  }
  expect((await get('/pricing/')).body).toContain('https://portico.example/pricing');
  expect((await get('/robots.txt')).body).toBe('Sitemap: https://portico.example/sitemap.xml');
  const sitemap = await get('/sitemap.xml', { 'accept-encoding': 'gzip, br' });
  expect(sitemap.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'content-encoding': 'br' });
  expect(brotliDecompressSync(sitemap.rawPayload).toString()).toBe('<loc>https://portico.example/</loc>');
  expect((await get('/sitemap.xml', { 'if-none-match': String(sitemap.headers.etag) })).statusCode).toBe(304);
});

it('every screen of the app is found; nothing else is, and says so', async () => {
  for (const path of Object.values(paths).map((p) => (typeof p === 'string' ? p : p('x')))) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  }
  const lost = await get('/no/such/page');
  expect([lost.statusCode, lost.body]).toEqual([404, 'the app']);
  for (const path of ['/assets/gone-12345678.js', '/assets', '/pictures/gone.webp', '/wp-login.php', '/api/nothing']) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'not-found']);
  }
  expect((await app.inject({ method: 'POST', url: '/pricing' })).statusCode).toBe(404);
});

it('texts travel compressed, and names with a hash are kept for ever', async () => {
  const script = await get('/assets/main-abcdefgh.js', { 'accept-encoding': 'gzip, br' });
  expect([script.body, script.headers['content-encoding']]).toEqual(['squeezed', 'br']);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/main-abcdefgh.js')).body).toBe('plain');
  expect((await get('/pictures/house.webp')).headers['cache-control']).toBe('public, max-age=86400');
});
