import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contracts/problems.ts';
import { isCommonPassword } from '#domain/access/passwords.ts';
import type { Accounts } from '#server/platform/ports.ts';
import type { LimitAttempts } from './limit-attempts.ts';
import { copyCookies, passOn } from './web-request.ts';

type Entering = { accounts: Accounts; limit: LimitAttempts; base: () => string };

/** The accounts library's refusals in our words. Which of email and password was wrong is never said. */
const refusalFor = (status: number, code: string | undefined): Refusal => {
  if (code?.startsWith('USER_ALREADY_EXISTS')) {
    return new Refusal('already-done', 'An account with this email already exists. Sign in instead.');
  }
  if (code === 'INVALID_TOKEN')
    return new Refusal('invalid-input', 'This link has expired or was used already. Please ask for a new one.');
  if (status === 401 || status === 403) return new Refusal('unauthorized', 'Invalid email or password');
  return new Refusal('invalid-input', 'That did not work. Please check what you typed and try again.');
};

/** Passes sign-up, sign-in and mail requests to the library: limited, with our words for its refusals. */
export const enter =
  ({ accounts, limit, base }: Entering) =>
  async <T>({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): Promise<T> => {
    await limit(request);
    const response = await passOn(accounts, request, base());
    const answer = (await response.json().catch(() => ({}))) as T & { code?: string };
    if (!response.ok) throw refusalFor(response.status, answer?.code);
    copyCookies(response, reply);
    // The session is in the cookie, out of reach of scripts; it must not be in the body too.
    const { token: _, ...rest } = answer as T & { token?: string };
    return rest as T;
  };

export const refuseCommonPassword = (password: string): void => {
  if (isCommonPassword(password)) {
    throw new Refusal('invalid-input', 'This password is too common. Please choose another one.', {
      fields: { password: 'This password is too common. Please choose another one.' },
    });
  }
};
