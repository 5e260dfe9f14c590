import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Db } from '#server/platform/db.ts';
import type { Accounts, Mailer } from '#server/platform/ports.ts';
import { hashPassword, verifyPassword } from './password.ts';

export type AccountsSettings = {
  readonly secret: string;
  /** Read on each use: with port 0 the address is known only after listening. */
  readonly baseUrl: () => string;
  readonly google: { id: string; secret: string } | null;
  readonly oidc: { name: string; issuer: string; id: string; secret: string } | null;
  readonly secure: boolean;
};

/** better-auth's names for our tables. */
type AuthTables = { user: object; session: object; account: object; verification: object };

const MONTH = 60 * 60 * 24 * 30;

export const openAccounts = (db: Db, tables: AuthTables, mailer: Mailer, settings: AccountsSettings): Accounts => {
  const build = () =>
    betterAuth({
      secret: settings.secret,
      baseURL: settings.baseUrl(),
      basePath: '/api/auth',
      database: drizzleAdapter(db, { provider: 'pg', schema: tables }),
      emailAndPassword: {
        enabled: true,
        minPasswordLength: 8,
        maxPasswordLength: 128,
        password: { hash: hashPassword, verify: verifyPassword },
        sendResetPassword: ({ user, url }) =>
          mailer.send({
            to: user.email,
            subject: 'Reset your Portico password',
            text: `Open this link to choose a new password. It works once, for one hour.\n\n${url}\n\nIf you did not ask for it, ignore this mail.`,
          }),
        revokeSessionsOnPasswordReset: true,
      },
      socialProviders: settings.google
        ? { google: { clientId: settings.google.id, clientSecret: settings.google.secret } }
        : {},
      plugins: [
        magicLink({
          sendMagicLink: ({ email, url }) =>
            mailer.send({
              to: email,
              subject: 'Your Portico sign-in link',
              text: `Open this link to sign in. It works once, for five minutes.\n\n${url}\n\nIf you did not ask for it, ignore this mail.`,
            }),
        }),
        ...(settings.oidc
          ? [
              genericOAuth({
                config: [
                  {
                    providerId: 'oidc',
                    clientId: settings.oidc.id,
                    clientSecret: settings.oidc.secret,
                    discoveryUrl: `${settings.oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
                    scopes: ['openid', 'email', 'profile'],
                  },
                ],
              }),
            ]
          : []),
      ],
      session: { expiresIn: MONTH, updateAge: 60 * 60 * 24 },
      account: { accountLinking: { enabled: true } },
      // Attempts are limited at the edge, where the client's address is known (server/features/accounts/limit-attempts.ts).
      rateLimit: { enabled: false },
      telemetry: { enabled: false },
      logger: { disabled: true },
      advanced: {
        useSecureCookies: settings.secure,
        cookiePrefix: 'portico',
        defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: settings.secure },
        // A missing Origin is allowed and a foreign one refused by our own edge, for all calls alike.
        disableCSRFCheck: true,
      },
    });
  let auth: ReturnType<typeof build> | null = null;
  const ready = () => {
    auth ??= build();
    return auth;
  };
  return {
    handle: (request) => ready().handler(request),
    who: async (headers) => {
      const session = await ready().api.getSession({ headers });
      return session ? { id: session.user.id, email: session.user.email, name: session.user.name } : null;
    },
  };
};
