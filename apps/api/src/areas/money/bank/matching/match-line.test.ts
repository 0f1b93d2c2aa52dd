import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchByHand } from '../../../../testing/bank.ts';
import { refundPayment } from '../../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit, approvedDebitOf, moneyOf } from '../../../../testing/payments.ts';
import type { Person } from '../../../../testing/people.ts';
import { BY_STAFF, STAFF } from '../../../../testing/staff-actor.ts';
import { linesOf } from '../../../../testing/unapplied.ts';
import { readPayors } from '../../payments/journal/read-payors.ts';
import { receivePayment } from '../../payments/movements/receive-payment.ts';
import type { LineMatch } from './match-line.ts';

/** The total of an order in these tests. */
const DOLLARS = 5_000;
const CENTS = 500_000n;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Order = { ada: Person; dealId: string; tradeId: string };
const order = (): Promise<Order> => approvedDebit(portal);

const match = (
  lineId: string | undefined,
  tradeId: string,
  changes: Partial<LineMatch> & { cents?: bigint } = {},
) => matchByHand(portal.deps, lineId, tradeId, { payor: 'Ana Roy', ...changes });

async function trustCents(): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(case when debit_account = 'trust' then amount_cents when credit_account = 'trust' then -amount_cents
      else 0 end), 0)::bigint as cents from money_journal`.execute(portal.db);
  return rows[0]?.cents ?? 0n;
}

describe('a line that a person matches to an order', () => {
  it('is money in trust for the order, with the payor’s name', async () => {
    const { ada, tradeId } = await order();
    const [line] = await linesOf(portal, ['E-TRANSFER', DOLLARS]);
    await match(line, tradeId);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS, isFunded: true });
    const row = await portal.db
      .selectFrom('money_journal')
      .select(['id', 'source', 'facts'])
      .where('trade_id', '=', tradeId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ id: row.id, source: 'bank', facts: { line } });
    expect([...(await readPayors(portal.db, portal.deps, [row.id])).values()]).toEqual(['Ana Roy']);
    const confirmed = portal.db.selectFrom('confirmed_money').selectAll().where('journal_id', '=', row.id);
    expect(await confirmed.execute(), 'nobody told it before').toEqual([]);
    const audited = await portal.db
      .selectFrom('audit_log')
      .select(['investor_id', 'detail'])
      .where('action', '=', 'bank-line.matched')
      .where('target', '=', `trade:${tradeId}`)
      .execute();
    const detail = {
      ...BY_STAFF,
      line,
      amountCents: String(CENTS),
      how: 'person',
      reason: 'The investor sent the receipt',
    };
    expect(audited).toEqual([{ investor_id: ada.user.id, detail }]);
  });

  it('must exist', async () => {
    const { tradeId } = await order();
    await expect(match('no line', tradeId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('may be shared among orders, but never beyond its amount', async () => {
    const { ada, dealId, tradeId } = await order();
    const other = await approvedDebitOf(portal, ada, dealId);
    const [line] = await linesOf(portal, ['WIRE', 2 * DOLLARS]);
    await match(line, tradeId, {
      allocations: [
        { tradeId, cents: CENTS },
        { tradeId: other, cents: CENTS - 1n },
      ],
    });
    await expect(match(line, other, { cents: 2n })).rejects.toMatchObject({ code: 'LINE_MATCHED' });
    await match(line, other, { cents: 1n });
    expect(await moneyOf(portal, ada, other)).toMatchObject({ isFunded: true });
  });

  it('is refused by the database itself beyond its amount', async () => {
    const { tradeId } = await order();
    const [line] = await linesOf(portal, ['WIRE', 1]);
    await match(line, tradeId, { cents: 100n });
    const again = sql`
      insert into bank_matches (id, line_id, kind, cents, investor_id, trade_id, journal_id, is_booked, how,
        reason, matched_by, matched_at) select ${portal.deps.newId()}, line_id, kind, 1, investor_id, trade_id, journal_id, is_booked, how,
        reason, matched_by, matched_at from bank_matches where line_id = ${line}`;
    await expect(again.execute(portal.db)).rejects.toThrow(/one_line_of_a_row|matched_within_line/);
    await expect(
      sql`update bank_lines set matched_cents = 101 where id = ${line}`.execute(portal.db),
    ).rejects.toThrow(/matched_within_line/);
    await expect(sql`delete from bank_matches where line_id = ${line}`.execute(portal.db)).rejects.toThrow(
      /never changed/,
    );
  });

  it('acceptance 13: funds no order twice', async () => {
    const { tradeId, ada } = await order();
    const [line, another] = await linesOf(portal, ['WIRE', DOLLARS], ['WIRE AGAIN', DOLLARS]);
    await match(line, tradeId);
    await expect(match(another, tradeId)).rejects.toMatchObject({ code: 'ORDER_FUNDED' });
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS });
  });

  it('funds an order once when two lines are matched to it at once', async () => {
    const { tradeId, ada } = await order();
    const lines = await linesOf(portal, ['WIRE', DOLLARS], ['WIRE AGAIN', DOLLARS]);
    const matched = await Promise.allSettled(lines.map((line) => match(line, tradeId)));
    expect(matched.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS });
  });

  it('goes to one of two orders that take it at once', async () => {
    const { ada, dealId, tradeId } = await order();
    const other = await approvedDebitOf(portal, ada, dealId);
    const [line] = await linesOf(portal, ['WIRE', DOLLARS]);
    const matched = await Promise.allSettled([tradeId, other].map((id) => match(line, id)));
    expect(matched.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('confirms what was recorded by hand before, and books nothing again', async () => {
    const { ada, tradeId } = await order();
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: CENTS,
      reference: 'wire 1',
    });
    const before = await trustCents();
    const [line] = await linesOf(portal, ['WIRE', DOLLARS]);
    await match(line, tradeId);
    expect(await trustCents()).toBe(before);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: CENTS });
  });

  it('that went out pays an approved refund, once', async () => {
    const { ada, tradeId } = await order();
    const [paid, out, again] = await linesOf(
      portal,
      ['WIRE', DOLLARS + 1],
      ['WIRE OUT', -1],
      ['WIRE OUT', -1],
    );
    await match(paid, tradeId, { cents: CENTS + 100n });
    await expect(match(out, tradeId, { kind: 'paid-out', cents: 100n })).rejects.toMatchObject({
      code: 'NOT_PAID_OUT',
    });
    await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, { reference: 'back' });
    const before = await trustCents();
    await match(out, tradeId, { kind: 'paid-out', cents: 100n });
    expect(await trustCents()).toBe(before - 100n);
    await expect(match(again, tradeId, { kind: 'paid-out', cents: 100n })).rejects.toMatchObject({
      code: 'NOT_PAID_OUT',
    });
  });

  it('that went out is no receipt', async () => {
    const { tradeId } = await order();
    const [line] = await linesOf(portal, ['WIRE', 10], ['FEE', -5]).then((lines) => lines.slice(1));
    await expect(match(line, tradeId, { cents: 500n })).rejects.toMatchObject({ code: 'LINE_MATCHED' });
  });
});
