import { createHmac, timingSafeEqual } from 'node:crypto';

/** Stripe's scheme, so that one endpoint and one habit serve both: t=seconds, v1=HMAC-SHA256 of 't.body'. */
const TOLERANCE_SECONDS = 300;

const mac = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

export const sign = (secret: string, body: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, body)}`;
};

export const isSigned = (secret: string, body: string, header: string | undefined, now: Date): boolean => {
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  const given = Buffer.from(parts.find(([name]) => name === 'v1')?.[1] ?? '', 'utf8');
  if (!Number.isSafeInteger(seconds)) return false;
  const wanted = Buffer.from(mac(secret, seconds, body), 'utf8');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  return Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS;
};
