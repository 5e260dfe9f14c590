import { api } from '#contracts/api.ts';
import { EVENT_CONNECTED, EVENT_HEARTBEAT } from '#contracts/events.ts';
import { requireProject } from '#server/features/listings/index.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { eventsAfter, type LiveHub, newestEventId } from './hub.ts';

const HEARTBEAT_MS = 15_000;

const frame = (name: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export const liveRoutes = (book: RouteBook, hub: LiveHub): void => {
  book.on(api.projectEvents, async ({ actor, db, params, request, reply }) => {
    const project = await requireProject(db, actor, params.id);
    const asked = Number.parseInt(String(request.headers['last-event-id'] ?? ''), 10);
    let last = Number.isSafeInteger(asked) && asked >= 0 ? asked : await newestEventId(db, project.id);

    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    });
    out.write(frame(EVENT_CONNECTED, { projectId: project.id }));

    let reading = false;
    let again = false;
    const pump = async () => {
      if (reading) {
        again = true;
        return;
      }
      reading = true;
      do {
        again = false;
        for (const event of await eventsAfter(db, project.id, last)) {
          out.write(frame(event.name, event.data, event.id));
          last = event.id;
        }
      } while (again && !out.destroyed);
      reading = false;
    };
    const wake = () => {
      pump().catch((error) => {
        request.log.error({ err: error }, 'live stream failed');
        out.destroy();
      });
    };
    const unsubscribe = hub.subscribe(project.id, wake);
    const heartbeat = setInterval(() => out.write(frame(EVENT_HEARTBEAT, {})), HEARTBEAT_MS);
    out.on('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
    });
    wake();
    return reply;
  });
};
