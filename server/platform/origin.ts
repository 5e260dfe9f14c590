import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contracts/problems.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A state-changing call that another site's page made is refused; a missing Origin (a script, an app) is allowed. */
export const refuseForeignOrigin = (request: FastifyRequest, publicUrl: string | null): void => {
  if (READING.has(request.method)) return;
  const origin = request.headers.origin;
  if (origin === undefined) return;
  const own = [request.headers.host, publicUrl ? new URL(publicUrl).host : undefined];
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || !own.includes(host)) throw new Refusal('foreign-origin');
};
