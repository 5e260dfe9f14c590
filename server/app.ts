import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { api } from '#contracts/api.ts';
import type { Ports } from './compose.ts';
import type { Config } from './config.ts';
import { accountRoutes, outboxRoutes, whoIs } from './features/accounts/index.ts';
import { billingRoutes, seedPlans } from './features/billing/index.ts';
import { brandKitRoutes } from './features/brand-kit/index.ts';
import { chatRoutes } from './features/chat/index.ts';
import { draftRoutes } from './features/drafts/index.ts';
import { feedbackRoutes } from './features/feedback/index.ts';
import { listingRoutes } from './features/listings/index.ts';
import { liveRoutes, openLiveHub } from './features/live/index.ts';
import { onboardingRoutes } from './features/onboarding/index.ts';
import { personalDataRoutes } from './features/personal-data/index.ts';
import { photoRoutes } from './features/photos/index.ts';
import { askToLook, runRoutes } from './features/runs/index.ts';
import { proposeMask, type SceneTools, sceneRoutes } from './features/scenes/index.ts';
import { shareReader, shareRoutes } from './features/shares/index.ts';
import { workspaceRoutes } from './features/workspace/index.ts';
import type { Engines } from './platform/engine-task.ts';
import { createHttp } from './platform/http.ts';
import { servePages } from './platform/pages.ts';
import { openRouteBook } from './platform/route-book.ts';

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export type AppParts = {
  config: Config;
  log: FastifyBaseLogger;
  ports: Ports;
  /** For editors: a process of their own that nothing else waits for. */
  editorEngines: Engines;
  base: () => string;
  now: () => Date;
};

/** The web server with every feature's routes, ready to listen. */
export const buildApp = async ({
  config,
  log,
  ports,
  editorEngines,
  base,
  now,
}: AppParts): Promise<FastifyInstance> => {
  const { db } = ports.database;
  await seedPlans(db);
  const hub = await openLiveHub(ports.database);
  const app = await createHttp({
    logger: log,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    secure: config.publicUrl?.startsWith('https:') ?? false,
  });
  app.addHook('onClose', () => hub.close());
  const book = openRouteBook(app, { db, whoIs: whoIs(ports.accounts, config.adminEmails) });
  await accountRoutes(app, book, {
    accounts: ports.accounts,
    base,
    now,
    options: {
      google: config.google !== null,
      oidc: config.oidc ? { name: config.oidc.name } : null,
      outbox: ports.outbox !== null && !config.production,
      supportEmail: config.support.email,
      supportChatUrl: config.support.chatUrl,
      tutorialsUrl: config.support.tutorialsUrl,
    },
  });
  billingRoutes(book, { ...ports, base, now });
  onboardingRoutes(book, now);
  brandKitRoutes(book, ports);
  personalDataRoutes(book, { ...ports, now });
  feedbackRoutes(book, { mailer: ports.mailer, supportEmail: config.support.email, now });
  listingRoutes(book, now);
  const { blobs, queue } = ports;
  const scenes: SceneTools = { db, blobs, queue, engines: editorEngines, threads: config.engine.threads, now };
  photoRoutes(book, {
    blobs: ports.blobs,
    codec: ports.codec,
    rasters: ports.rasters,
    lettering: ports.lettering,
    incoming: join(config.dataDir, 'incoming'),
    samples: root('samples'),
    added: askToLook(ports.queue),
    readers: [shareReader(now)],
    proposeMask: proposeMask(scenes),
    now,
  });
  runRoutes(book, { queue: ports.queue, blobs: ports.blobs, now });
  draftRoutes(book, now);
  sceneRoutes(book, scenes);
  chatRoutes(book, ports.queue, now);
  shareRoutes(book, base, now);
  workspaceRoutes(book, ports.blobs, now);
  liveRoutes(book, hub);
  book.requireAll(api);
  if (ports.outbox && !config.production) outboxRoutes(app, ports.outbox);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await db.execute(sql`select 1`);
    return { status: 'ready' };
  });
  app.get('/api/openapi.json', async () => app.swagger());
  await servePages(app, root('dist/web'), base);
  return app;
};
