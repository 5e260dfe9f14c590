import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#server/platform/ports.ts';

/** Hop-by-hop and length headers do not belong to the request that we pass on. */
const DROPPED = new Set(['content-length', 'transfer-encoding', 'connection', 'host']);

export const webHeaders = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !DROPPED.has(name)) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
};

/** Hands a call to the accounts library as a web request, under another path if one is given. */
export const passOn = (
  accounts: Accounts,
  request: FastifyRequest,
  base: string,
  as: { method?: string; path?: string; body?: unknown } = {},
): Promise<Response> => {
  const method = as.method ?? request.method;
  const headers = webHeaders(request);
  const body = 'body' in as ? as.body : request.body;
  const sendsBody = method !== 'GET' && method !== 'HEAD';
  if (sendsBody) headers.set('content-type', 'application/json');
  return accounts.handle(
    new Request(new URL(as.path ?? request.url, base), {
      method,
      headers,
      ...(sendsBody ? { body: JSON.stringify(body ?? {}) } : {}),
    }),
  );
};

export const copyCookies = (response: Response, reply: FastifyReply): void => {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
};
