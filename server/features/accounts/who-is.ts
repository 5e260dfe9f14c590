import type { FastifyRequest } from 'fastify';
import type { Actor } from '#server/platform/actor.ts';
import type { Accounts } from '#server/platform/ports.ts';
import { webHeaders } from './web-request.ts';

export const whoIs =
  (accounts: Accounts, adminEmails: readonly string[]) =>
  async (request: FastifyRequest): Promise<Actor | null> => {
    if (!request.headers.cookie) return null;
    const person = await accounts.who(webHeaders(request));
    return person ? { ...person, isAdmin: adminEmails.includes(person.email.toLowerCase()) } : null;
  };
