import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .optional()
  .transform((v) => v === 'true' || v === '1');
const url = z.url().optional();

/** The only reader of the environment. Everything the product can be told is a line here (README has the table). */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: url,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().startsWith('postgres', 'must start with postgres').optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  ADMIN_EMAILS: z.string().default(''),
  JOBS: z.enum(['inline', 'off']).default('inline'),
  ENGINE_MEMORY_MB: z.coerce.number().int().min(256).default(1500),
  ENGINE_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  SMTP_URL: z.string().startsWith('smtp', 'must start with smtp').optional(),
  MAIL_FROM: z.string().default('Portico <portico@localhost>'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().default('Single sign-on'),
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PAYMENTS: z.enum(['house', 'stripe']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: url,
  FFMPEG_PATH: z.string().optional(),
  TEXT_MODEL_URL: url,
  TEXT_MODEL_NAME: z.string().optional(),
  TEXT_MODEL_KEY: z.string().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_CHAT_URL: url,
  TUTORIALS_URL: url,
});

/** Rules between variables. Each is a sentence that names what to set. */
const faultsBetween = (env: z.infer<typeof Environment>): string[] => {
  const faults: string[] = [];
  const together = (names: (keyof typeof env)[]) => {
    const given = names.filter((n) => env[n] !== undefined);
    if (given.length > 0 && given.length < names.length) faults.push(`${names.join(', ')}: set all of them or none`);
  };
  together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  together(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  together(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  together(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  together(['TEXT_MODEL_URL', 'TEXT_MODEL_NAME']);
  if (env.PAYMENTS === 'stripe' && !env.STRIPE_SECRET_KEY) faults.push('PAYMENTS=stripe needs STRIPE_SECRET_KEY');
  if (env.NODE_ENV === 'production') {
    if (!env.SECRET) faults.push('SECRET: production needs one of at least 32 characters');
    if (!env.SMTP_URL) faults.push('SMTP_URL: production needs a mail server');
    if (!env.PUBLIC_URL) faults.push('PUBLIC_URL: production needs the address that people type');
    if (!env.STRIPE_SECRET_KEY && env.PAYMENTS !== 'house') {
      faults.push(
        'STRIPE_SECRET_KEY: production needs Stripe keys, or PAYMENTS=house to say that payments are for trying out',
      );
    }
  }
  return faults;
};

/** `npm start` needs no settings: the secret is made once and kept in the data folder. */
const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
};

export const readConfig = (source: Record<string, string | undefined> = process.env) => {
  const filled = Object.fromEntries(Object.entries(source).filter(([, v]) => v !== ''));
  const parsed = Environment.safeParse(filled);
  const faults = parsed.success
    ? faultsBetween(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || faults.length > 0) {
    throw new ConfigFault(
      `The configuration has ${faults.length} fault(s):\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    /** Where people reach the server; the port may be known only after listening (port 0). */
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    secret: env.SECRET ?? keptSecret(dataDir),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    adminEmails: env.ADMIN_EMAILS.split(',')
      .map((e) => e.trim().toLowerCase())
      .filter(Boolean),
    jobs: env.JOBS,
    engine: { memoryMb: env.ENGINE_MEMORY_MB, threads: env.ENGINE_THREADS, ffmpegPath: env.FFMPEG_PATH ?? null },
    /** A language model that writes before the built-in writer does. */
    textModel:
      env.TEXT_MODEL_URL && env.TEXT_MODEL_NAME
        ? { url: env.TEXT_MODEL_URL, name: env.TEXT_MODEL_NAME, key: env.TEXT_MODEL_KEY ?? null }
        : null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    google: env.GOOGLE_CLIENT_ID ? { id: env.GOOGLE_CLIENT_ID, secret: env.GOOGLE_CLIENT_SECRET ?? '' } : null,
    oidc: env.OIDC_ISSUER
      ? {
          name: env.OIDC_NAME,
          issuer: env.OIDC_ISSUER,
          id: env.OIDC_CLIENT_ID ?? '',
          secret: env.OIDC_CLIENT_SECRET ?? '',
        }
      : null,
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}),
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
        }
      : null,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
          /** A stand-in that speaks Stripe's HTTP, for tests. */
          apiUrl: env.STRIPE_API_URL ?? null,
        }
      : null,
    payments: env.PAYMENTS ?? (env.STRIPE_SECRET_KEY ? 'stripe' : 'house'),
    support: {
      email: env.SUPPORT_EMAIL ?? null,
      chatUrl: env.SUPPORT_CHAT_URL ?? null,
      tutorialsUrl: env.TUTORIALS_URL ?? null,
    },
  };
};
export type Config = ReturnType<typeof readConfig>;

/** A configuration that cannot work. Its message lists all faults together; the process refuses to start. */
export class ConfigFault extends Error {}
