// Builds dist/web when its inputs have changed: two entries (public pages, app), then every public page as HTML.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist/web');
const stamp = join(root, 'dist/web.inputs');
const INPUTS = ['web', 'contracts', 'domain', 'vite.config.ts', 'package-lock.json', 'scripts/build-web.mjs'];

async function* filesUnder(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return yield path;
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name)))
    yield* filesUnder(join(path, entry.name));
}

async function hashOfInputs() {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for await (const file of filesUnder(join(root, input))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

const asHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The server puts its own address here when it sends a document (server/platform/documents.ts): one build serves any host. */
const BASE = '%PUBLIC_URL%';
const addressOf = (pathname) => `${BASE}${pathname}`;
const CARD = {
  path: '/pictures/card.jpg',
  width: 1200,
  height: 630,
  alt: 'One house by day and at dusk, side by side',
};

/** Title, description, canonical address, Open Graph and what the page needs first. */
function headOf({ pathname, title, description }, preloads) {
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:site_name': 'Portico',
    'og:url': addressOf(pathname),
    'og:image': addressOf(CARD.path),
    'og:image:width': CARD.width,
    'og:image:height': CARD.height,
    'og:image:alt': CARD.alt,
  };
  return [
    `<title>${asHtml(title)}</title>`,
    `<meta name="description" content="${asHtml(description)}" />`,
    `<link rel="canonical" href="${addressOf(pathname)}" />`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${asHtml(`${value}`)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...preloads,
  ].join('\n    ');
}

/** For search engines: the public pages, and nothing of what is behind the sign-in or meant for one person. */
async function writeSignposts(pages) {
  const urls = pages.map(({ pathname }) => `  <url><loc>${addressOf(pathname)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ];
  await writeFile(join(out, 'sitemap.xml'), `${[...sitemap, ...urls, '</urlset>'].join('\n')}\n`);
  const closed = ['/api/', '/objects/', '/share/', '/dev/'].map((path) => `Disallow: ${path}`);
  const robots = ['User-agent: *', ...closed, 'Allow: /', '', `Sitemap: ${addressOf('/sitemap.xml')}`];
  await writeFile(join(out, 'robots.txt'), `${robots.join('\n')}\n`);
}

/** Texts are sent compressed: done once here, so that no request waits for it. Level 9 of 11 is 1 % larger and ten times as fast. */
async function compressTexts() {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  for await (const file of filesUnder(out)) {
    if (!/\.(js|css|svg)$|app\.html$/.test(file)) continue;
    const text = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
}

async function prerender(vite) {
  const server = await vite.createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'warn',
  });
  try {
    const { renderPublicPages } = await server.ssrLoadModule('/app/prerender.tsx');
    return await renderPublicPages();
  } finally {
    await server.close();
  }
}

async function writePages(pages) {
  const template = await readFile(join(out, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
  const assets = await readdir(join(out, 'assets'));
  // The two faces of the first screen. Not on the landing page: 90 KB of them would travel before its picture.
  const faces = ['instrument-sans-latin-wght-normal', 'newsreader-latin-wght-normal']
    .map((face) => assets.find((name) => name.startsWith(face) && name.endsWith('.woff2')))
    .filter(Boolean)
    .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`);
  for (const page of pages) {
    const chunk = manifest[page.source]?.file;
    const fonts = page.pathname === '/' ? [] : faces;
    const preloads = chunk ? [...fonts, `<link rel="modulepreload" crossorigin href="/${chunk}" />`] : fonts;
    const html = template.replace('<!--head-->', () => headOf(page, preloads)).replace('<!--page-->', () => page.html);
    const file = join(out, page.pathname, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await rm(join(out, '.vite'), { recursive: true });
}

async function buildWeb({ force }) {
  const hash = await hashOfInputs();
  const built = existsSync(join(out, 'app.html')) ? await readFile(stamp, 'utf8').catch(() => '') : '';
  if (built === hash && !force) return false;
  const began = Date.now();
  console.log('Building the web front end...');
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  await vite.build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { manifest: true } });
  const pages = await prerender(vite);
  await writePages(pages);
  await writeSignposts(pages);
  await compressTexts();
  await writeFile(stamp, hash);
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

if (!(await buildWeb({ force: process.argv.includes('--force') }))) console.log('The web front end is up to date.');
