import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { openAccounts } from '#adapters/better-auth/accounts.ts';
import { canvasLettering } from '#adapters/canvas/lettering.ts';
import { diskBlobs } from '#adapters/disk/disk-blobs.ts';
import { heicDecoder } from '#adapters/heic/heic-decoder.ts';
import { openDesk } from '#adapters/house-payments/desk.ts';
import { housePayments } from '#adapters/house-payments/house-payments.ts';
import { type Outbox, outboxMailer } from '#adapters/outbox-mail/outbox-mailer.ts';
import { openJobQueue } from '#adapters/pg-boss/job-queue.ts';
import { openPglite } from '#adapters/pglite/open-pglite.ts';
import { openPostgres } from '#adapters/postgres/open-postgres.ts';
import { s3Blobs } from '#adapters/s3/s3-blobs.ts';
import { sharpPhotoCodec } from '#adapters/sharp/photo-codec.ts';
import { sharpRasterCodec } from '#adapters/sharp/raster-codec.ts';
import { smtpMailer } from '#adapters/smtp/smtp-mailer.ts';
import { stripePayments } from '#adapters/stripe/stripe-payments.ts';
import { addMonths } from '#domain/plans/months.ts';
import type { Lettering } from '#engines/ports.ts';
import type { Config } from './config.ts';
import { logins, sessions, users, verifications } from './features/accounts/tables.ts';
import type { Database } from './platform/db.ts';
import type {
  Accounts,
  Blobs,
  HouseDesk,
  JobQueue,
  Mailer,
  Payments,
  PhotoCodec,
  RasterCodec,
} from './platform/ports.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const MIGRATIONS = here('./migrations');

/** Every port with the implementation that the configuration chose. With cli/main.ts, the only place that names adapters. */
export type Ports = {
  readonly database: Database;
  readonly blobs: Blobs;
  readonly codec: PhotoCodec;
  readonly rasters: RasterCodec;
  readonly lettering: Lettering;
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  /** Only where mails are kept in a folder. */
  readonly outbox: Outbox | null;
  readonly accounts: Accounts;
  readonly payments: Payments;
  /** Only with house payments: their pay page and clock. */
  readonly house: HouseDesk | null;
};

export const openDatabase = (config: Config, log: FastifyBaseLogger): Promise<Database> =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, MIGRATIONS, (error) => log.error({ err: error }, 'database connection lost'))
    : openPglite({ dataDir: config.dataDir }, MIGRATIONS);

export const openBlobs = (config: Config): Blobs =>
  config.s3 ? s3Blobs(config.s3) : diskBlobs(join(config.dataDir, 'files'));

/** Stripe with keys, the house without. Production refuses the house unless PAYMENTS=house says so (config.ts). */
const openPayments = (
  config: Config,
  database: Database,
  base: () => string,
  now: () => Date,
): Pick<Ports, 'payments' | 'house'> => {
  if (config.payments === 'stripe' && config.stripe) {
    return { payments: stripePayments({ ...config.stripe, now }), house: null };
  }
  const parts = { db: database.db, secret: `house payments ${config.secret}`, base, now, addMonths };
  return { payments: housePayments(parts), house: openDesk(parts) };
};

export const composePorts = async (
  config: Config,
  log: FastifyBaseLogger,
  base: () => string,
  given: { database?: Database; now?: () => Date } = {},
): Promise<Ports> => {
  const database = given.database ?? (await openDatabase(config, log));
  const heic = heicDecoder();
  const outbox = config.mail.smtpUrl ? null : outboxMailer(join(config.dataDir, 'outbox'));
  const mailer = config.mail.smtpUrl ? smtpMailer(config.mail.smtpUrl, config.mail.from) : (outbox as Outbox);
  const accounts = openAccounts(
    database.db,
    { user: users, session: sessions, account: logins, verification: verifications },
    mailer,
    {
      secret: config.secret,
      baseUrl: base,
      google: config.google,
      oidc: config.oidc,
      secure: config.publicUrl?.startsWith('https:') ?? false,
    },
  );
  return {
    database,
    blobs: openBlobs(config),
    codec: sharpPhotoCodec(heic),
    rasters: sharpRasterCodec(heic),
    lettering: canvasLettering,
    queue: openJobQueue(database, (error) => log.error({ err: error }, 'job queue')),
    mailer,
    outbox,
    accounts,
    ...openPayments(config, database, base, given.now ?? (() => new Date())),
  };
};
