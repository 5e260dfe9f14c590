import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contracts/problems.ts';

const MINUTE = 60_000;
/** Per client address and email. A second, wider limit per address alone slows a list of emails tried from one place. */
const PER_EMAIL = 10;
const PER_ADDRESS = 100;

const emailOf = (request: FastifyRequest): string => {
  const body = request.body;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
};

export type LimitAttempts = (request: FastifyRequest) => Promise<void>;

/** The address is the socket's, or a trusted proxy's word for it (TRUST_PROXY). */
export const openAttemptLimits = async (app: FastifyInstance): Promise<LimitAttempts> => {
  await app.register(rateLimit, { global: false });
  const limits = [
    app.createRateLimit({ max: PER_EMAIL, timeWindow: MINUTE, keyGenerator: (r) => `${r.ip} ${emailOf(r)}` }),
    app.createRateLimit({ max: PER_ADDRESS, timeWindow: MINUTE, keyGenerator: (r) => r.ip }),
  ];
  return async (request) => {
    for (const limit of limits) {
      const verdict = await limit(request);
      if (!verdict.isAllowed && verdict.isExceeded) {
        throw new Refusal('too-many', 'Too many attempts. Please wait a minute and try again.', {
          retryAfter: verdict.ttlInSeconds,
        });
      }
    }
  };
};
