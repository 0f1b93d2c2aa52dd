import { readFile } from 'node:fs/promises';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit, approvedDebitOf, moneyOf } from '../../../../testing/payments.ts';
import { type ReturnedItem, returnFile } from '../../../../testing/returns.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import { exportDebits } from '../debits/export-debits.ts';
import { listOpenFlags } from '../flags/list-open-flags.ts';
import { importReturns } from './import-returns.ts';

const ORIGINATOR = {
  originatorId: 'EMDTEST001',
  dataCentre: '00310',
  shortName: 'EMD TEST',
  longName: 'EMD TEST DEALER IN TRUST',
  transactionCode: '260',
  returns: { institution: '004', transit: '00123', account: '5012345' },
};
const CENTS = 500_000n;

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

/** An order whose debit is with the bank. */
async function debited() {
  const order = await approvedDebit(portal);
  await exportDebits(portal.deps, STAFF, ORIGINATOR);
  return { ...order, reference: orderReference(order.tradeId) };
}

const take = (items: readonly ReturnedItem[], number?: number) =>
  importReturns(portal.deps, STAFF, { fileName: 'returns.txt', bytes: returnFile(items, number) });
const outcomes = async (items: readonly ReturnedItem[], number?: number) =>
  (await take(items, number)).judged.map(({ outcome }) => outcome);

describe('a bank’s file of returned debits', () => {
  it('returns the order to its investor, with the reason in the journal', async () => {
    const { ada, tradeId, reference } = await debited();
    expect(await outcomes([{ reference, cents: CENTS, reason: '901' }])).toEqual(['recorded']);
    expect((await findOrder(portal.db, ada.user.id, tradeId))?.status).toBe('changesAsked');
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 0n, overReturnedCents: 0n });
    const row = await portal.db
      .selectFrom('money_journal')
      .select(['source', 'kind', 'amount_cents', 'facts'])
      .where('trade_id', '=', tradeId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      source: 'return-file',
      kind: 'returned',
      amount_cents: CENTS,
      facts: { reason: '901', originalType: '260' },
    });
  });

  it('is known when it is sent again, even at once', async () => {
    const { reference } = await debited();
    const items = [{ reference, cents: CENTS }];
    const taken = await Promise.allSettled([take(items), take(items)]);
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(take([...items, ...items])).rejects.toMatchObject({ code: 'STATEMENT_KNOWN' });
  });

  it('books a returned debit once, whichever file repeats it', async () => {
    const { ada, tradeId, reference } = await debited();
    await take([{ reference, cents: CENTS }]);
    expect(await outcomes([{ reference, cents: CENTS, reason: '917' }], 8)).toEqual(['known']);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ overReturnedCents: 0n });
  });

  it('stores what is not our debit, and flags it', async () => {
    const { ada, tradeId } = await debited();
    const undebited = orderReference((await approvedDebit(portal)).tradeId);
    const unknown = { reference: 'SUB-2026-000417', cents: CENTS };
    expect(await outcomes([unknown, { reference: undebited, cents: CENTS }])).toEqual([
      'unmatched',
      'unmatched',
    ]);
    expect((await listOpenFlags(portal.db)).map(({ kind }) => kind)).toEqual(['unmatched', 'unmatched']);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ isDebitUnderWay: true });
  });

  it.each([
    ['another amount', { cents: CENTS - 1n }, 'amountDiffers'],
    ['another original type', { changes: { storedTransactionType: '450' } }, 'typeDiffers'],
    ['another originator', { changes: { directClearerUserId: 'EMDTEST002' } }, 'originatorDiffers'],
    ['an account at another institution', { changes: { returnInstitution: '000401234' } }, 'accountDiffers'],
    ['another account', { changes: { returnAccount: '1234567891' } }, 'accountDiffers'],
  ])('is refused whole, with the line, for %s than we sent', async (_what, change, problem) => {
    const { ada, tradeId, reference } = await debited();
    const items = [
      { reference: 'SUB-1', cents: 5n },
      { reference, cents: CENTS, ...change },
    ];
    await expect(take(items)).rejects.toMatchObject({
      details: {
        fields: [
          {
            path: 'file.3',
            key: `officeMoney.returns.problems.${problem}`,
            values: { line: 3, reference },
          },
        ],
      },
    });
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ isDebitUnderWay: true });
    expect(await listOpenFlags(portal.db)).toEqual([]);
  });

  it('leaves credits, corrections and notices to people', async () => {
    const { reference } = await debited();
    expect(await outcomes([{ reference, cents: CENTS, letter: 'U' }])).toEqual(['to-look-at']);
  });

  it('imports nothing from a file with one malformed record', async () => {
    const { ada, tradeId, reference } = await debited();
    const bytes = Buffer.from(
      returnFile([{ reference, cents: CENTS }])
        .toString('latin1')
        .replace('0000500000', '00005O0000'),
      'latin1',
    );
    await expect(importReturns(portal.deps, STAFF, { fileName: 'x', bytes })).rejects.toMatchObject({
      details: {
        fields: [
          { path: 'file.2', key: 'officeMoney.returns.problems.fieldUnreadable', values: { line: 2 } },
        ],
      },
    });
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ isDebitUnderWay: true });
  });

  it('takes several orders of one investor in one file', async () => {
    const first = await approvedDebit(portal);
    const second = await approvedDebitOf(portal, first.ada, first.dealId);
    await exportDebits(portal.deps, STAFF, ORIGINATOR);
    const items = [second, first.tradeId].map((id) => ({ reference: orderReference(id), cents: CENTS }));
    expect(await outcomes(items)).toEqual(['recorded', 'recorded']);
  });

  it('is read to the cent as a bank writes it', async () => {
    const bytes = await readFile(new URL('testing/returned-debits.txt', import.meta.url));
    const { judged } = await importReturns(portal.deps, STAFF, { fileName: 'returns.txt', bytes });
    expect(
      judged.map(({ reference, reason, amountCents, originalType }) => [
        reference,
        reason,
        amountCents,
        originalType,
      ]),
    ).toEqual([
      ['SUB-2026-000417', '901', 500_000n, '260'],
      ['SUB-2026-000418', '917', 1_250_000n, '260'],
    ]);
  });
});
