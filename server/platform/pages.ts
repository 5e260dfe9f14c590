import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problems } from '#contracts/problems.ts';

/** Names with a content hash never change; everything else is asked for again. */
const HASHED = /\/assets\/.+-[\w-]{8,}\.\w+$/;
const SERVER_PATHS = /^\/(api|objects|healthz|readyz|dev)(\/|$)/;

/** The built front end: prerendered pages where there are some, the app for every other path. */
export const servePages = async (app: FastifyInstance, folder: string): Promise<void> => {
  const there = existsSync(join(folder, 'app.html'));
  if (there) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, 'http://local').pathname;
    if (request.method !== 'GET' || SERVER_PATHS.test(path)) {
      return reply.status(404).send({ code: 'not-found', message: problems['not-found'].say });
    }
    if (!there) return reply.status(503).type('text/plain').send('The front end is not built yet. Run: npm run build');
    const page = path === '/' ? 'index.html' : `${path.replace(/^\/|\/$/g, '')}/index.html`;
    const prerendered = /^[\w/-]*index\.html$/.test(page) && existsSync(join(folder, page));
    return reply.header('cache-control', 'no-cache').sendFile(prerendered ? page : 'app.html');
  });
};
