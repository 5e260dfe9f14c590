import type { FastifyInstance } from 'fastify';
import { api } from '#contracts/api.ts';
import type { Accounts } from '#server/platform/ports.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { enter, refuseCommonPassword } from './enter.ts';
import { openAttemptLimits } from './limit-attempts.ts';
import { showUser } from './show.ts';
import { findProfile, markOnboarded } from './store.ts';
import { copyCookies, passOn } from './web-request.ts';

export type AccountsParts = {
  accounts: Accounts;
  base: () => string;
  now: () => Date;
  options: {
    google: boolean;
    oidc: { name: string } | null;
    outbox: boolean;
    supportEmail: string | null;
    supportChatUrl: string | null;
    tutorialsUrl: string | null;
  };
};

export const accountRoutes = async (app: FastifyInstance, book: RouteBook, parts: AccountsParts): Promise<void> => {
  const { accounts, base } = parts;
  const limit = await openAttemptLimits(app);
  const through = enter({ accounts, limit, base });

  book.on(api.login, ({ request, reply }) => {
    const query = new URL(request.url, base()).search;
    return reply.redirect(`/sign-in${query}`);
  });
  book.on(api.logout, async ({ request, reply }) => {
    const response = await passOn(accounts, request, base(), { method: 'POST', path: '/api/auth/sign-out', body: {} });
    copyCookies(response, reply);
    return reply.redirect('/');
  });
  book.on(api.signUp, (call) => {
    refuseCommonPassword(call.body.password);
    return through(call);
  });
  book.on(api.signIn, (call) => through(call));
  book.on(api.signOut, (call) => through(call));
  book.on(api.requestMagicLink, (call) => through(call));
  book.on(api.requestPasswordReset, (call) => through(call));
  book.on(api.resetPassword, (call) => {
    refuseCommonPassword(call.body.newPassword);
    return through(call);
  });
  book.on(api.signInOptions, () => parts.options);
  book.on(api.currentUser, async ({ actor, db }) => showUser(actor, await findProfile(db, actor.id)));
  book.on(api.completeOnboarding, async ({ actor, db }) => {
    await markOnboarded(db, actor.id, parts.now());
    return showUser(actor, await findProfile(db, actor.id));
  });

  // Links from mails and returns from other sign-in services: the library's own pages and redirects.
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    handler: async (request, reply) => {
      const response = await passOn(accounts, request, base());
      copyCookies(response, reply);
      for (const name of ['location', 'content-type']) {
        const value = response.headers.get(name);
        if (value) reply.header(name, value);
      }
      return reply.status(response.status).send(Buffer.from(await response.arrayBuffer()));
    },
  });
};
