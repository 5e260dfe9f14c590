import type { Readable } from 'node:stream';
import type { CardForm, Checkout } from '#contracts/entities/checkout.ts';
import type { PaidInvoice } from '#domain/plans/paid-invoice.ts';
import type { PhotoFacts } from '#engines/ports.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import type { Db } from '#server/platform/db.ts';

/** Where files live. Keys are relative paths of plain segments; a key is written once and never changed. */
export type Blobs = {
  put(key: string, body: Uint8Array | Readable, contentType: string): Promise<void>;
  /** null when there is no such key. */
  stat(key: string): Promise<BlobStat | null>;
  /** Bytes `start` to `end`, both included; the whole file without a range. Rejects when the key is missing. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Every key under a prefix, in no promised order. */
  list(prefix: string): AsyncIterable<string>;
};
export type BlobStat = { readonly size: number; readonly contentType: string; readonly etag: string };

/** What an upload may be. Known by content, never by name. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Why a file is not a photo that we take. The words for the person are in server/features/photos. */
export type PhotoFault =
  | 'empty'
  | 'unsupported-type'
  | 'svg'
  | 'animated'
  | 'truncated'
  | 'damaged'
  | 'too-many-pixels'
  | 'polyglot';

export type NormalisedPhoto = {
  readonly kind: PhotoKind;
  readonly width: number;
  readonly height: number;
  readonly facts: PhotoFacts;
  /** Upright, sRGB, 8 bit, no metadata: what engines decode and screens show. */
  readonly copy: Uint8Array;
  readonly copyType: 'image/jpeg' | 'image/png';
  /** A blurred picture of a few hundred bytes as a data URL. */
  readonly preview: string;
};

/** Takes uploads in and prepares what screens show. */
export type PhotoCodec = {
  normalise(bytes: Uint8Array): Promise<{ photo: NormalisedPhoto } | { fault: PhotoFault }>;
  /** A WebP whose longer side is at most `edge`; never enlarged. */
  derive(bytes: Uint8Array, edge: number): Promise<Uint8Array>;
  preview(bytes: Uint8Array): Promise<string>;
  withXmp(jpeg: Uint8Array, facts: ProvenanceFacts): Uint8Array;
  /** A JPEG to publish, with a badge drawn on it; the XMP of a JPEG stays. */
  publish(bytes: Uint8Array, badge?: Badge): Promise<Uint8Array>;
};

/** Straight-alpha RGBA and where its corner goes. */
export type Badge = {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
  readonly left: number;
  readonly top: number;
};

/** Pictures in and out of engines: pixels are decoded and encoded here and nowhere else. */
export type RasterCodec = {
  /** Upright sRGB pixels of a file or of its bytes. Throws a sentence when it is not a photo that we take. */
  decodePhoto(source: string | Uint8Array): Promise<{ raster: Raster; facts: PhotoFacts }>;
  encodePng(raster: Raster): Promise<Uint8Array>;
  encodeJpeg(raster: Raster, quality?: number): Promise<Uint8Array>;
  /** One channel, 8 bit, brought to a size when one is given. A colour or transparent picture counts by its brightness. */
  readMask(source: string | Uint8Array, size?: { width: number; height: number }): Promise<Mask>;
  encodeMask(mask: Mask): Promise<Uint8Array>;
};

/** What a file that leaves says about itself (XMP). */
export type ProvenanceFacts = {
  readonly digitalSourceType: 'composite' | 'compositeWithTrainedAlgorithmicMedia' | 'algorithmicallyEnhanced';
  /** SHA-256 of the untouched upload, hex. */
  readonly originalSha256: string;
  readonly service: string;
  readonly engine: string;
  readonly engineVersion: string;
  readonly createdAt: Date;
};

/** libheif behind a thread. RGBA, already turned upright by the file's own transforms. */
export type HeicDecoder = {
  decode(bytes: Uint8Array): Promise<{ width: number; height: number; rgba: Uint8Array }>;
};

/** Jobs that survive the process. At least once: every handler may run twice. */
export type JobQueue = {
  /** Puts a job down inside the caller's transaction, so that nothing is promised without its job. */
  enqueue(
    db: Db,
    name: string,
    payload: object,
    options?: { key?: string; group?: string; delaySeconds?: number },
  ): Promise<void>;
  /** Makes a queue known, so that jobs can be put down before any worker is there. */
  define(name: string, policy: JobPolicy): Promise<void>;
  work(
    name: string,
    policy: JobPolicy,
    handler: (payload: unknown, context: JobContext) => Promise<void>,
  ): Promise<void>;
  /** Runs a job by the clock (cron, UTC). */
  schedule(name: string, cron: string): Promise<void>;
  start(): Promise<void>;
  /** Waits for running jobs up to the limit, then hands them back. */
  stop(timeoutMs: number): Promise<void>;
};
export type JobPolicy = { readonly attempts: number; readonly timeoutSeconds: number; readonly concurrency: number };
export type JobContext = { readonly signal: AbortSignal; readonly lastAttempt: boolean };

export type Mail = { readonly to: string; readonly subject: string; readonly text: string };
export type Mailer = { send(mail: Mail): Promise<void> };

/** Who is behind a request, and the library that answers /api/auth/*. */
export type Accounts = {
  handle(request: Request): Promise<Response>;
  who(headers: Headers): Promise<{ id: string; email: string; name: string } | null>;
};

export type { PaidInvoice };
export type PaidPlan = { readonly id: string; readonly name: string; readonly cents: number };
type Order = {
  readonly userId: string;
  readonly customerId: string;
  /** Where the person goes on after paying, and after turning back: full addresses. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The same key twice opens one checkout. */
  readonly key: string | null;
};
export type PlanOrder = Order & { readonly plan: PaidPlan };
export type TopUpOrder = Order & { readonly credits: number; readonly cents: number };

/** What a provider says of a subscription. The period that holds is the one that was paid: it follows from the invoices. */
export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  /** The person that it was opened for; null when it is not one of ours. */
  readonly userId: string | null;
  /** incomplete: never paid. */
  readonly status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  readonly cancelAtPeriodEnd: boolean;
  readonly canceledAt: Date | null;
  /** The plan that the next cycle will be billed for. */
  readonly nextPlanId: string | null;
  /** Oldest first. */
  readonly paidInvoices: readonly PaidInvoice[];
};
export type ProviderTopUp = {
  readonly id: string;
  readonly customerId: string;
  readonly userId: string | null;
  readonly credits: number;
  readonly paid: boolean;
};
/** An event only names what changed; the truth is read from the provider. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  readonly about: { readonly subscription: string } | { readonly topUp: string } | null;
};

/** Takes money. No call belongs inside a transaction of ours: a provider may answer late, and the house's own is in the same database. */
export type Payments = {
  readonly provider: 'stripe' | 'house';
  readonly publishableKey: string | null;
  openCustomer(person: { userId: string; email: string; name: string }): Promise<string>;
  openPlanCheckout(order: PlanOrder): Promise<{ url: string }>;
  /** For a card form in our own page. */
  preparePlanPayment(order: PlanOrder): Promise<{ clientSecret: string }>;
  /** A page on which a dearer plan is confirmed; the difference is paid for the rest of the cycle. */
  openChange(subscriptionId: string, order: PlanOrder): Promise<{ url: string }>;
  /** Another plan from the next cycle on; nothing is paid now. */
  changeLater(subscriptionId: string, plan: PaidPlan): Promise<void>;
  /** A page on which an unpaid renewal can be paid; null when none is open. */
  openOverdue(subscriptionId: string, order: PlanOrder): Promise<{ url: string } | null>;
  openTopUpCheckout(order: TopUpOrder): Promise<{ url: string }>;
  /** null when the signature is wrong or older than five minutes. */
  readEvent(body: string, signature: string | undefined): PaymentEvent | null;
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  readTopUp(id: string): Promise<ProviderTopUp | null>;
  cancel(subscriptionId: string, when: 'period-end' | 'now'): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  /** Gives back all that was paid for a subscription and not given back yet; the cents. */
  refund(subscriptionId: string): Promise<number>;
  /** Ends every subscription and forgets the person. */
  forgetCustomer(customerId: string): Promise<void>;
};

/** One payment of house payments: for a plan, or for a pack of credits. */
export type HouseReceipt = {
  readonly id: string;
  readonly what: { readonly planId: string } | { readonly credits: number };
  readonly cents: number;
  readonly paidAt: Date;
  readonly lastFour: string | null;
};

/** The pay page of house payments: test cards, no money. */
export type HouseDesk = {
  find(userId: string, id: string): Promise<Checkout | null>;
  pay(userId: string, id: string, card: CardForm): Promise<Checkout | { declined: string } | null>;
  authenticate(userId: string, id: string, approve: boolean): Promise<Checkout | { declined: string } | null>;
  /** Renews, retries and ends what the clock says, and delivers events that did not arrive. */
  settle(): Promise<void>;
  /** What was paid for a subscription or a pack, oldest first. */
  receipts(id: string): Promise<HouseReceipt[]>;
};
