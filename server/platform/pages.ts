import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problems } from '#contracts/problems.ts';
import { openDocuments } from './documents.ts';

/** Names with a content hash never change; pictures keep their names when an engine improves, so a day; everything else is asked for again. */
const HASHED = /\/assets\/.+-[\w-]{8,}\.\w+(\.br|\.gz)?$/;
const PICTURE = /\/pictures\//;
const DAY = 86_400;
const SERVER_PATHS = /^\/(api|objects|healthz|readyz|dev|assets|pictures)(\/|$)/;
/** Screens of the app (web/lib/paths.ts). Everything else is the not-found page, and says so in its status: search engines keep no such address. */
const APP_PATHS = /^\/(dashboard|upload|orders|projects|checkout|account|sign-in|auth-callback|share)(\/|$)/;
/** Documents that name the server's address. */
const FILLED = /^(robots\.txt|sitemap\.xml)$/;

const cacheControl = (path: string): string => {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURE.test(path) ? `public, max-age=${DAY}` : 'no-cache';
};

/** The built front end: prerendered pages where there are some, the app for every other path. */
export const servePages = async (app: FastifyInstance, folder: string, base: () => string): Promise<void> => {
  const there = existsSync(join(folder, 'app.html'));
  const sendDocument = openDocuments(folder, base);
  if (there) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      // The build compresses once; the server only chooses.
      preCompressed: true,
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz', 'robots.txt', 'sitemap.xml'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, 'http://local').pathname;
    const name = path.replace(/^\/|\/$/g, '');
    const isFile = /\.\w+$/.test(name);
    const known = !isFile || FILLED.test(name);
    if (!['GET', 'HEAD'].includes(request.method) || SERVER_PATHS.test(path) || !known) {
      return reply.status(404).send({ code: 'not-found', message: problems['not-found'].say });
    }
    if (!there) return reply.status(503).type('text/plain').send('The front end is not built yet. Run: npm run build');
    const document = isFile ? name : `${name}/index.html`.replace(/^\//, '');
    if (/^([\w/-]*index\.html|robots\.txt|sitemap\.xml)$/.test(document) && existsSync(join(folder, document)))
      return sendDocument(document, request, reply);
    if (!APP_PATHS.test(path)) reply.status(404);
    return reply.header('cache-control', 'no-cache').sendFile('app.html');
  });
};
