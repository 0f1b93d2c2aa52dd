import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit, moneyOf } from '../../../../testing/payments.ts';
import { BY_STAFF, STAFF } from '../../../../testing/staff-actor.ts';
import { keep, LINE_DAY, linesOf, sendBackByTwo, unappliedOf } from '../../../../testing/unapplied.ts';
import { untilWaiting } from '../../../../testing/until-waiting.ts';
import { recordPaymentEvent } from '../../payments/events/record-payment-event.ts';
import { listOpenFlags } from '../../payments/flags/list-open-flags.ts';
import { readPayors } from '../../payments/journal/read-payors.ts';
import { applyPayment } from '../../payments/movements/apply-payment.ts';
import { undoMatch } from '../matching/undo-match.ts';
import { keepUnapplied } from './keep-unapplied.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const REASON = 'Nobody knows this number';
const matchedOf = (id: string) =>
  portal.db.selectFrom('bank_matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const confirmedOf = (journalId: string) =>
  portal.db.selectFrom('confirmed_money').selectAll().where('journal_id', '=', journalId).execute();
const auditOf = (action: string, lineId: string) =>
  portal.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', action)
    .where('target', '=', `bank-line:${lineId}`)
    .execute();

/** A provider's report of money of no order, with its journal row and flag. */
async function told(amountCents: bigint, day: string): Promise<{ journalId: string; flagId: string }> {
  const eventId = randomUUID();
  await recordPaymentEvent(portal.deps, {
    eventId,
    kind: 'received',
    orderRef: 'no order of ours',
    amountCents,
    reference: 'rent',
    occurredAt: new Date(`${day}T15:00:00Z`),
  });
  const { id: journalId } = await portal.db
    .selectFrom('money_journal')
    .select('id')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  const flag = (await listOpenFlags(portal.db)).find(({ subject }) => subject === eventId);
  return { journalId, flagId: flag?.id ?? '' };
}

describe('a line that belongs to no order', () => {
  it('is booked with its payor, where somebody names one, and is no longer flagged once that is undone', async () => {
    const [named = '', nameless = ''] = await linesOf(portal, ['WIRE', 12], ['WIRE', 13]);
    const ofNamed = await matchedOf(await keep(portal, named));
    const said = { payor: '', reason: REASON };
    const ofNameless = await matchedOf(await keepUnapplied(portal.deps, STAFF, nameless, said));
    const rows = [ofNamed.journal_id, ofNameless.journal_id];
    expect(await readPayors(portal.db, portal.deps, rows)).toEqual(
      new Map([[ofNamed.journal_id, 'M Okafor']]),
    );
    expect(await confirmedOf(ofNamed.journal_id), 'the bank itself told it').toEqual([]);
    expect(await auditOf('bank-line.kept-unapplied', named)).toEqual([
      { detail: { ...BY_STAFF, amountCents: '1200', reason: REASON } },
    ]);
    await undoMatch(portal.deps, STAFF, ofNamed.id, 'Its order is known');
    const flags = await listOpenFlags(portal.db);
    expect(flags.filter(({ kind }) => kind === 'unmatched')).toEqual([]);
    await expect(keep(portal, 'no line')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('confirms, of two receipts of its amount, the one of its day', async () => {
    const later = await told(4_321n, '2026-10-08');
    const near = await told(4_321n, LINE_DAY);
    const { id } = await unappliedOf(portal, 43.21);
    expect(await matchedOf(id)).toMatchObject({ journal_id: near.journalId, is_booked: false });
    expect(await confirmedOf(near.journalId)).toEqual([{ journal_id: near.journalId }]);
    expect(await confirmedOf(later.journalId)).toEqual([]);
  });

  it('that went out is what was sent back, and nothing that could be given to an order', async () => {
    const { id } = await unappliedOf(portal, 70);
    await sendBackByTwo(portal, id, { cents: 7_000n, day: LINE_DAY, reason: 'Not ours' });
    const [out = ''] = await linesOf(portal, ['WIRE OUT', -70]);
    const seen = await keep(portal, out);
    const money = portal.db.selectFrom('unapplied_money').select('id').where('id', '=', seen);
    expect(await money.execute()).toEqual([]);
    expect(await auditOf('bank-line.sent-back-seen', out)).toEqual([
      { detail: { ...BY_STAFF, amountCents: '7000', reason: REASON } },
    ]);
  });
});

// The embedded database handles one thing at a time: nothing is under way there.
describe.skipIf(inject('engine').kind === 'embedded')('[PostgreSQL] an open line', () => {
  it('whose reported money is going to an order is kept by nobody, and counts once', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const { flagId } = await told(9_900n, LINE_DAY);
    await told(9_900n, '2026-10-08');
    const [lineId = ''] = await linesOf(portal, ['WIRE', 99]);
    const order = { investorId: ada.user.id, id: tradeId };
    let under: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await transact(portal.db, async (trx) => {
      await trx.selectFrom('payment_flags').select('id').where('id', '=', flagId).forUpdate().execute();
      const applying = applyPayment(portal.deps, STAFF, { flagId, order });
      await untilWaiting(portal.db);
      under = Promise.allSettled([applying, keep(portal, lineId)]);
      await untilWaiting(portal.db, 2);
    });
    expect(await under).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'CHANGED_MEANWHILE' } },
    ]);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 9_900n });
    const matches = portal.db.selectFrom('bank_matches').select('id').where('line_id', '=', lineId);
    expect(await matches.execute()).toEqual([]);
  });
});
