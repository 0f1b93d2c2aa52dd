import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchByHand } from '../../../testing/bank.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../testing/payments.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { linesOf } from '../../../testing/unapplied.ts';
import { undoMatch } from '../bank/matching/undo-match.ts';
import { receivePayment } from '../payments/movements/receive-payment.ts';
import { spanOf } from './day-span.ts';
import { listOpenEntries } from './entries-of-day.store.ts';

const DOLLARS = 5_000;
const LIMIT = 1_000;
const DAY_MS = 86_400_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** The rows that the database keeps, and those that a look at every row and every match finds. */
async function keptAndFound(): Promise<[string[], string[]]> {
  const { rows } = await sql<{ kept: string[]; found: string[] }>`
    select array(select journal_id from money_not_at_bank order by seq) as kept, array(
      select entry.id from money_journal entry
      where (entry.debit_account = 'trust') <> (entry.credit_account = 'trust') and not exists (
        select 1 from bank_matches match where match.journal_id = entry.id and match.undone_at is null)
      order by entry.seq) as found`.execute(portal.db);
  return [rows[0]?.kept ?? [], rows[0]?.found ?? []];
}
const openAt = async (day: string) =>
  (await listOpenEntries(portal.db, spanOf(day, null), LIMIT)).map(({ kind, cents }) => `${kind} ${cents}`);

describe('money in the books that no line of a bank stands for', () => {
  it('is kept by the database, whatever is matched, undone and matched again', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const [line = '', other = ''] = await linesOf(portal, ['WIRE', DOLLARS], ['OTHER WIRE', DOLLARS]);
    const [first = ''] = await matchByHand(portal.deps, line, tradeId);
    expect(await openAt('2026-11-18')).toEqual([]);
    await undoMatch(portal.deps, STAFF, first, 'Another order was meant');
    const [kept, found] = await keptAndFound();
    expect(kept).toEqual(found);
    expect(kept).toHaveLength(2);
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: 500_000n,
      reference: 'WIRE 7',
    });
    const [again = ''] = await matchByHand(portal.deps, other, tradeId);
    await undoMatch(portal.deps, STAFF, again, 'Another order was meant');
    const [keptThen, foundThen] = await keptAndFound();
    expect(keptThen).toEqual(foundThen);
  });

  it('is open no more from the day on which both it and what takes it back are in the books', async () => {
    const { tradeId } = await approvedDebit(portal);
    const [line = ''] = await linesOf(portal, ['EARLY WIRE', DOLLARS]);
    const [id = ''] = await matchByHand(portal.deps, line, tradeId);
    const seen = () => Promise.all(['2026-11-18', '2026-11-19'].map(openAt));
    const [early = [], late = []] = await seen();
    portal.setTime(new Date(TEST_TIME.getTime() + DAY_MS));
    await undoMatch(portal.deps, STAFF, id, 'Another order was meant');
    expect(await seen()).toEqual([[...early, 'received 500000'], late]);
  });
});
