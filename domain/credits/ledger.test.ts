import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CreditModel, type CreditMove, CYCLE_DAYS, creditMove, DAY } from '#tests/support/credit-model.ts';
import {
  type Bucket,
  balanceOf,
  type Entry,
  type EntryKind,
  heldBy,
  planExpire,
  planReserve,
  remainingIn,
  type Slice,
} from './ledger.ts';

/** A ledger in memory that is written as the server writes it: decisions from the domain, entries appended. */
class Book {
  buckets: (Bucket & { source: string })[] = [];
  entries: Entry[] = [];

  private append(kind: EntryKind, slices: readonly Slice[], runId: string | null): void {
    for (const s of slices) this.entries.push({ kind, runId, ...s });
  }
  grant(kind: Bucket['kind'], source: string, amount: number, expiresAt: Date | null): void {
    if (this.buckets.some((b) => b.source === source)) return;
    const id = `bucket ${String(this.buckets.length).padStart(3, '0')}`;
    this.buckets.push({ id, kind, source, expiresAt });
    this.append('grant', [{ bucketId: id, amount }], null);
  }
  renew(source: string, amount: number, now: Date): void {
    if (this.buckets.some((b) => b.source === source)) return;
    this.buckets = this.buckets.map((b) =>
      b.kind === 'cycle' && b.expiresAt && b.expiresAt > now ? { ...b, expiresAt: now } : b,
    );
    this.expire(now);
    this.grant('cycle', source, amount, new Date(now.getTime() + CYCLE_DAYS * DAY));
  }
  reserve(runId: string, cost: number, now: Date): boolean {
    const slices = planReserve(this.buckets, this.entries, cost, now);
    if (slices) this.append('reserve', slices, runId);
    return slices !== null;
  }
  finish(runId: string, delivered: boolean, now: Date): void {
    this.append(delivered ? 'capture' : 'release', heldBy(runId, this.entries), runId);
    if (!delivered) this.expire(now);
  }
  expire(now: Date): void {
    this.append('expire', planExpire(this.buckets, this.entries, now), null);
  }
}

const step = (book: Book, model: CreditModel, move: CreditMove): void => {
  const now = new Date(model.now);
  if (move.do === 'wait') model.now += move.days * DAY;
  if (move.do === 'grant') {
    const end = move.kind === 'topUp' ? Number.POSITIVE_INFINITY : model.now + move.days * DAY;
    model.grant(move.kind, `grant ${move.source}`, move.amount, end);
    book.grant(move.kind, `grant ${move.source}`, move.amount, Number.isFinite(end) ? new Date(end) : null);
  }
  if (move.do === 'renew') {
    model.renew(`invoice ${move.invoice}`, move.amount);
    book.renew(`invoice ${move.invoice}`, move.amount, now);
  }
  if (move.do === 'start' && !model.started.has(move.run))
    expect(book.reserve(`run ${move.run}`, move.cost, now)).toBe(model.start(move.run, move.cost));
  if (move.do === 'complete' || move.do === 'fail' || move.do === 'cancel') {
    model.finish(move.run, move.do === 'complete');
    book.finish(`run ${move.run}`, move.do === 'complete', now);
  }
  if (move.do === 'sweep') {
    model.lapse();
    book.expire(now);
  }
};

const sum = (book: Book, kind: EntryKind, bucketId: string): number =>
  book.entries.reduce((total, e) => (e.kind === kind && e.bucketId === bucketId ? total + e.amount : total), 0);

it('never negative, never double, sums always agree: 2,000 random lives of an account against a count by hand', () => {
  fc.assert(
    fc.property(fc.array(creditMove, { maxLength: 80, size: 'max' }), (moves) => {
      const book = new Book();
      const model = new CreditModel();
      for (const move of moves) {
        step(book, model, move);
        const balance = balanceOf(book.buckets, book.entries, new Date(model.now));
        expect(balance).toEqual(model.balance());
        expect(Math.min(...Object.values(balance))).toBeGreaterThanOrEqual(0);
      }
      for (const [i, bucket] of book.buckets.entries()) {
        const counted = model.buckets[i];
        expect(remainingIn(bucket.id, book.entries)).toBe(counted?.left);
        expect(sum(book, 'capture', bucket.id)).toBe(counted?.spent);
        expect(sum(book, 'expire', bucket.id)).toBe(counted?.lapsed);
        const held =
          sum(book, 'reserve', bucket.id) - sum(book, 'capture', bucket.id) - sum(book, 'release', bucket.id);
        expect((counted?.left ?? 0) + held + (counted?.spent ?? 0) + (counted?.lapsed ?? 0)).toBe(counted?.granted);
      }
    }),
    { numRuns: 2000 },
  );
});

it('spends what expires soonest first, and packs last', () => {
  const soon = { id: 'a', kind: 'cycle' as const, expiresAt: new Date(2000) };
  const later = { id: 'b', kind: 'trial' as const, expiresAt: new Date(3000) };
  const never = { id: 'c', kind: 'topUp' as const, expiresAt: null };
  const entries = [never, later, soon].map((b) => ({ bucketId: b.id, kind: 'grant' as const, amount: 2, runId: null }));
  expect(planReserve([never, later, soon], entries, 5, new Date(1000))).toEqual([
    { bucketId: 'a', amount: 2 },
    { bucketId: 'b', amount: 2 },
    { bucketId: 'c', amount: 1 },
  ]);
  expect(planReserve([never, later, soon], entries, 7, new Date(1000))).toBeNull();
  expect(planReserve([never, later, soon], entries, 5, new Date(2000))).toBeNull();
});
