import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import type { Database } from '#server/platform/db.ts';
import { CreditModel, type CreditMove, CYCLE_DAYS, creditMove, DAY } from '#tests/support/credit-model.ts';
import { freshDatabase } from '#tests/support/test-database.ts';
import {
  captureCredits,
  endCycle,
  grantCredits,
  hasGrant,
  readBalance,
  releaseCredits,
  reserveCredits,
  sweepCredits,
} from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

let people = 0;
const newPerson = async (): Promise<string> => {
  const id = `person ${++people}`;
  await database.db.insert(users).values({ id, name: id, email: `${people}@example.com` });
  return id;
};

const perform = async (userId: string, model: CreditModel, move: CreditMove): Promise<void> => {
  const now = new Date(model.now);
  const runOf = (run: number): string => `${userId} run ${run}`;
  if (move.do === 'wait') model.now += move.days * DAY;
  if (move.do === 'sweep') {
    model.lapse();
    await sweepCredits(database.db, now);
  }
  await database.db.transaction(async (tx) => {
    if (move.do === 'grant') {
      const end = move.kind === 'topUp' ? Number.POSITIVE_INFINITY : model.now + move.days * DAY;
      const { kind, amount } = move;
      const source = `grant ${move.source}`;
      model.grant(kind, source, amount, end);
      const expiresAt = Number.isFinite(end) ? new Date(end) : null;
      await grantCredits(tx, { userId, kind, amount, source, expiresAt }, now);
    }
    if (move.do === 'renew') {
      const source = `invoice ${move.invoice}`;
      model.renew(source, move.amount);
      if (await hasGrant(tx, userId, source)) return;
      await endCycle(tx, userId, now);
      const expiresAt = new Date(now.getTime() + CYCLE_DAYS * DAY);
      await grantCredits(tx, { userId, kind: 'cycle', amount: move.amount, source, expiresAt }, now);
    }
    if (move.do === 'start' && !(model.started.has(move.run) && !model.held.has(move.run))) {
      const reserved = reserveCredits(tx, userId, runOf(move.run), move.cost, now);
      const taken = await reserved.then(
        () => true,
        () => false,
      );
      expect(taken).toBe(model.start(move.run, move.cost));
    }
    if (move.do === 'complete') await captureCredits(tx, userId, runOf(move.run), now);
    if (move.do === 'fail' || move.do === 'cancel') await releaseCredits(tx, userId, runOf(move.run), now);
  });
  if (move.do === 'complete' || move.do === 'fail' || move.do === 'cancel')
    model.finish(move.run, move.do === 'complete');
};

it('the ledger in the database agrees with a count by hand, whatever happens to an account', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(creditMove, { maxLength: 40, size: 'max' }), async (moves) => {
      const userId = await newPerson();
      const model = new CreditModel();
      for (const move of moves) await perform(userId, model, move);
      expect(await readBalance(database.db, userId, new Date(model.now))).toEqual(model.balance());
    }),
    { numRuns: 20 },
  );
});

it('many who reserve at once never overspend, and one who releases twice gains nothing', async () => {
  const userId = await newPerson();
  const now = new Date();
  await database.db.transaction((tx) =>
    grantCredits(tx, { userId, kind: 'topUp', amount: 10, source: 'pack', expiresAt: null }, now),
  );
  const tries = Array.from({ length: 30 }, (_, i) =>
    database.db
      .transaction((tx) => reserveCredits(tx, userId, `rush ${i}`, 3, now))
      .then(
        () => i,
        () => null,
      ),
  );
  const won = (await Promise.all(tries)).filter((i) => i !== null);
  expect(won).toHaveLength(3);
  expect(await readBalance(database.db, userId, now)).toMatchObject({ available: 1, reserved: 9 });
  const again = [0, 1, 2, 3].map(() =>
    database.db.transaction((tx) => releaseCredits(tx, userId, `rush ${won[0]}`, now)),
  );
  await Promise.all(again);
  expect(await readBalance(database.db, userId, now)).toMatchObject({ available: 4, reserved: 6 });
});

it('one source grants once, even when it arrives many times at once', async () => {
  const userId = await newPerson();
  const now = new Date();
  const grant = { userId, kind: 'cycle' as const, amount: 100, source: 'invoice:in_1', expiresAt: null };
  await Promise.all(Array.from({ length: 10 }, () => database.db.transaction((tx) => grantCredits(tx, grant, now))));
  expect(await readBalance(database.db, userId, now)).toMatchObject({ cycle: 100, available: 100 });
});
