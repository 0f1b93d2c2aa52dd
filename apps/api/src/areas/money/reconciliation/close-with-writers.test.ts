import { unappliedPostingOf } from '@portal/domain/money/payments/journal-accounts';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { accountOf, prepareAll, seenBy, TODAY_MOVED, TRUST_DAY } from '../../../testing/trust-days.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';
import { spanOf } from './day-span.ts';
import { hasMovedSince, readPosition } from './trust-day-states.store.ts';

const PATIENCE_MS = 200;
const ON_THE_DAY = new Date(`${TRUST_DAY}T17:00:00Z`);

let portal: TestPortal;
let compliance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  const finance = await enterOffice(portal, { role: 'finance' });
  compliance = await enterOffice(portal, { role: 'compliance' });
  await accountOf(portal, [[TRUST_DAY, 'WIRE', 250], TODAY_MOVED]);
  await prepareAll(finance);
});
afterEach(() => portal.close());

/** Money of no order that came in on the day. */
async function tell(db: Db, id: string, valueAt = ON_THE_DAY): Promise<void> {
  const { debit, credit } = unappliedPostingOf('received');
  await db
    .insertInto('money_journal')
    .values({
      id,
      source: 'payment-provider',
      event_id: id,
      kind: 'received',
      investor_id: null,
      trade_id: null,
      order_ref: null,
      reference: null,
      amount_cents: 100n,
      debit_account: debit,
      credit_account: credit,
      value_at: valueAt,
      recorded_at: TEST_TIME,
      order_was_closed: false,
      facts: JSON.stringify({}),
      told_by: null,
    })
    .execute();
}

/** Somebody who has added a row that is not committed until `end` is called. */
async function withRowInHand(): Promise<{ end: () => Promise<void> }> {
  const hasRow = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const written = transact(portal.db, async (trx) => {
    await tell(trx, 'in hand');
    hasRow.resolve();
    await mayEnd.promise;
  });
  await hasRow.promise;
  return {
    end: () => {
      mayEnd.resolve();
      return written;
    },
  };
}

const closedDays = async () => (await portal.db.selectFrom('trust_days').select('day').execute()).length;

describe.skipIf(inject('engine').kind === 'embedded')(
  '[PostgreSQL] a day that is closed while somebody adds a row of it',
  () => {
    it('waits until it is committed, though a later number is there already, and is not closed without it', async () => {
      const seen = await seenBy(compliance);
      const other = await withRowInHand();
      await tell(portal.db, 'of the next day', TEST_TIME);
      const closing = compliance.post(`/office/money/days/${TRUST_DAY}/approve`, seen);
      await untilWaiting(portal.db);
      await other.end();
      expect((await closing).json().code).toBe('CHANGED_MEANWHILE');
      expect(await closedDays()).toBe(0);
    });

    it('waits no longer than for any lock', async () => {
      const other = await withRowInHand();
      const waiting = transact(portal.db, readPosition, { rowPatienceMs: PATIENCE_MS });
      await expect(waiting).rejects.toMatchObject({ code: '55P03' });
      await other.end();
    });

    it('lets everybody go on once it knows the last number, and notices what they add', async () => {
      await transact(portal.db, async (trx) => {
        const position = await readPosition(trx);
        const span = spanOf(TRUST_DAY, null);
        await tell(portal.db, 'of the next day', TEST_TIME);
        expect(await hasMovedSince(trx, span, position)).toBe(false);
        await tell(portal.db, 'meanwhile');
        expect(await hasMovedSince(trx, span, position)).toBe(true);
      });
    });
  },
);
