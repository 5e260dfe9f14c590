import type { FastifyInstance } from 'fastify';
import type { Mail } from '#server/platform/ports.ts';

type Outbox = { list(): Promise<(Mail & { id: string; at: string })[]> };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const withLinks = (text: string): string =>
  escaped(text).replaceAll(/https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g, '<a href="$&">$&</a>');

/** Mails that no mail server took, for whoever runs Portico without one. Never in production. */
export const outboxRoutes = (app: FastifyInstance, outbox: Outbox): void => {
  app.get('/dev/outbox', async (_request, reply) => {
    const mails = await outbox.list();
    const items = mails.map(
      (m) =>
        `<article><h2>${escaped(m.subject)}</h2><p>${escaped(m.to)}, ${escaped(m.at)}</p><pre>${withLinks(m.text)}</pre></article>`,
    );
    return reply.type('text/html; charset=utf-8').send(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:3rem auto;padding:0 1rem}article{border-top:1px solid #ddd;padding:1rem 0}h2{font-size:1.1rem;margin:0}p{color:#666;margin:.25rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<h1>Outbox</h1><p>No mail server is configured, so mails stay here.</p>${items.join('') || '<p>No mails yet.</p>'}</html>`,
    );
  });
};
