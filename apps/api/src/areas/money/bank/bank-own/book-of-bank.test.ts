import { startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import type { OfBankKind } from '@portal/domain/money/payments/journal-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchByHand } from '../../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../../testing/orders.ts';
import { BY_STAFF, STAFF } from '../../../../testing/staff-actor.ts';
import { LINE_DAY, linesOf } from '../../../../testing/unapplied.ts';
import { undoMatch } from '../matching/undo-match.ts';
import { bookOfBank } from './book-of-bank.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const REASON = 'As on its page';
const book = (lineId: string, kind: OfBankKind) =>
  bookOfBank(portal.deps, STAFF, lineId, { kind, reason: REASON });
const matchedOf = (id: string) =>
  portal.db.selectFrom('bank_matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rowOf = (id: string | null) =>
  portal.db.selectFrom('money_journal').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a line of the bank’s own', () => {
  it.each([
    [
      'a charge',
      -6,
      'bank-charge',
      'paid-out: bank-charges / trust',
      'pay-out-reversed: trust / bank-charges',
    ],
    [
      'a charge made good',
      6,
      'bank-charge',
      'received: trust / bank-charges',
      'receipt-reversed: bank-charges / trust',
    ],
    [
      'interest',
      1.23,
      'bank-interest',
      'received: trust / bank-interest',
      'receipt-reversed: bank-interest / trust',
    ],
    [
      'interest taken out',
      -1.23,
      'bank-interest',
      'paid-out: bank-interest / trust',
      'pay-out-reversed: trust / bank-interest',
    ],
  ] as const)(
    'is %s: booked on its day, and taken back on that day',
    async (_row, dollars, kind, made, undone) => {
      const [line = ''] = await linesOf(portal, ['OF THE BANK', dollars]);
      const id = await book(line, kind);
      await undoMatch(portal.deps, STAFF, id, 'It was a deposit');
      const { journal_id, undo_journal_id, ...match } = await matchedOf(id);
      expect(match).toMatchObject({ line_id: line, kind, is_booked: true, how: 'person', reason: REASON });
      expect(match).toMatchObject({ trade_id: null, investor_id: null, sealed_payor: null });
      const rows = [await rowOf(journal_id), await rowOf(undo_journal_id)];
      expect(rows.map((row) => `${row.kind}: ${row.debit_account} / ${row.credit_account}`)).toEqual([
        made,
        undone,
      ]);
      for (const row of rows) {
        expect(row).toMatchObject({
          amount_cents: BigInt(Math.round(Math.abs(dollars) * 100)),
          reference: bankLineReference(line),
          value_at: startOfDay(LINE_DAY, DEALER_TIME_ZONE),
          trade_id: null,
        });
      }
    },
  );

  it('is what was left of it, and nothing where nothing is left', async () => {
    const { tradeId } = await submittedOrder(portal);
    const [line = ''] = await linesOf(portal, ['DEPOSIT AND INTEREST', 10]);
    await matchByHand(portal.deps, line, tradeId, { cents: 900n });
    const id = await book(line, 'bank-interest');
    expect(await matchedOf(id)).toMatchObject({ cents: 100n, matched_by: STAFF.staffId });
    const audited = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'investor_id', 'detail'])
      .where('action', '=', 'bank-line.booked-of-bank')
      .where('target', '=', `bank-line:${line}`)
      .execute();
    const detail = { ...BY_STAFF, kind: 'bank-interest', amountCents: '100', reason: REASON };
    expect(audited).toEqual([{ actor: `staff:${STAFF.staffId}`, investor_id: null, detail }]);
    await expect(book(line, 'bank-interest')).rejects.toMatchObject({ code: 'LINE_MATCHED' });
    await expect(book('no line', 'bank-charge')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
