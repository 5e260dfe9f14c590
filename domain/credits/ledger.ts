export type BucketKind = 'trial' | 'cycle' | 'topUp';
export type EntryKind = 'grant' | 'reserve' | 'capture' | 'release' | 'expire';

export type Bucket = { readonly id: string; readonly kind: BucketKind; readonly expiresAt: Date | null };
export type Entry = {
  readonly bucketId: string;
  readonly kind: EntryKind;
  /** Always positive; the kind says the direction. */
  readonly amount: number;
  readonly runId: string | null;
};
export type Slice = { readonly bucketId: string; readonly amount: number };

/** What an entry does to the credits that can still be spent from its bucket. */
const EFFECT: Readonly<Record<EntryKind, number>> = { grant: 1, reserve: -1, release: 1, expire: -1, capture: 0 };

export const remainingIn = (bucketId: string, entries: readonly Entry[]): number =>
  entries.reduce((sum, e) => (e.bucketId === bucketId ? sum + EFFECT[e.kind] * e.amount : sum), 0);

/** Reserved and neither captured nor released. */
const reservedIn = (entries: readonly Entry[]): number =>
  entries.reduce((sum, e) => {
    if (e.kind === 'reserve') return sum + e.amount;
    return e.kind === 'capture' || e.kind === 'release' ? sum - e.amount : sum;
  }, 0);

export const isSpendable = (bucket: Bucket, now: Date): boolean => bucket.expiresAt === null || bucket.expiresAt > now;

/** The soonest to expire first; what never expires last. */
const bySoonest = (a: Bucket, b: Bucket): number =>
  (a.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) ||
  a.id.localeCompare(b.id);

/** From which buckets a run is paid, or null when they do not hold enough. */
export const planReserve = (
  buckets: readonly Bucket[],
  entries: readonly Entry[],
  cost: number,
  now: Date,
): Slice[] | null => {
  const slices: Slice[] = [];
  let open = cost;
  for (const bucket of buckets.filter((b) => isSpendable(b, now)).sort(bySoonest)) {
    if (open === 0) break;
    const amount = Math.min(open, remainingIn(bucket.id, entries));
    if (amount <= 0) continue;
    slices.push({ bucketId: bucket.id, amount });
    open -= amount;
  }
  return open === 0 ? slices : null;
};

/** What a run still holds, by bucket: what capture takes and release gives back. */
export const heldBy = (runId: string, entries: readonly Entry[]): Slice[] => {
  const held = new Map<string, number>();
  for (const e of entries) {
    if (e.runId !== runId) continue;
    const sign = e.kind === 'reserve' ? 1 : e.kind === 'capture' || e.kind === 'release' ? -1 : 0;
    held.set(e.bucketId, (held.get(e.bucketId) ?? 0) + sign * e.amount);
  }
  return [...held].filter(([, amount]) => amount > 0).map(([bucketId, amount]) => ({ bucketId, amount }));
};

/** What a run was paid with, by bucket. */
export const spentBy = (runId: string, entries: readonly Entry[]): Slice[] =>
  entries
    .filter((e) => e.runId === runId && e.kind === 'capture')
    .map(({ bucketId, amount }) => ({ bucketId, amount }));

/** What must be written off now: the rest of every bucket whose time has come. Held credits stay until their run ends. */
export const planExpire = (buckets: readonly Bucket[], entries: readonly Entry[], now: Date): Slice[] =>
  buckets
    .filter((b) => !isSpendable(b, now))
    .map((b) => ({ bucketId: b.id, amount: remainingIn(b.id, entries) }))
    .filter((s) => s.amount > 0);

export type Balance = { trial: number; cycle: number; topUp: number; reserved: number; available: number };

export const balanceOf = (buckets: readonly Bucket[], entries: readonly Entry[], now: Date): Balance => {
  const balance: Balance = { trial: 0, cycle: 0, topUp: 0, reserved: reservedIn(entries), available: 0 };
  for (const bucket of buckets) {
    if (!isSpendable(bucket, now)) continue;
    const left = remainingIn(bucket.id, entries);
    balance[bucket.kind] += left;
    balance.available += left;
  }
  return balance;
};
