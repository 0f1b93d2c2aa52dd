import { DEBIT_CENTS_MAX } from '@portal/domain/money/payments/debit-file-layout';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORIGINATOR } from '../../../../testing/cancellation.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { sealAccount } from '../instructions/account-to-debit.ts';
import { exportDebits } from './export-debits.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

/** Where no limit applies (NI 45-106 s. 2.9(1)). */
const OF_VANCOUVER = { basics: { birthdate: '1986-04-17', address: { province: 'CAN-BC', country: 'CAN' } } };

async function debitOf(totalCents: bigint): Promise<string> {
  const { tradeId } = await approvedDebit(portal, {}, OF_VANCOUVER);
  await portal.db
    .updateTable('trades')
    .set({ quantity: 1, unit_price_cents: totalCents, total_cents: totalCents })
    .where('id', '=', tradeId)
    .execute();
  return tradeId;
}

describe('a debit file', () => {
  it('takes the largest possible debit', async () => {
    await debitOf(DEBIT_CENTS_MAX);
    const { file, leftOut } = await exportDebits(portal.deps, STAFF, ORIGINATOR);
    expect([file?.totalCents, leftOut]).toEqual([DEBIT_CENTS_MAX, []]);
  });

  it('leaves out an order that is a cent larger, and says so', async () => {
    const tradeId = await debitOf(DEBIT_CENTS_MAX + 1n);
    expect(await exportDebits(portal.deps, STAFF, ORIGINATOR)).toEqual({
      file: null,
      leftOut: [{ reference: orderReference(tradeId), because: 'too-large' }],
    });
  });

  it('leaves out an account that only its provider knows, and says so', async () => {
    const { tradeId } = await approvedDebit(portal);
    const account = { providerReference: 'linked 1', accountHolder: 'Ada Tremblay' };
    await portal.db
      .updateTable('payment_instructions')
      .set({ sealed_account: sealAccount(portal.deps, tradeId, account) })
      .where('trade_id', '=', tradeId)
      .execute();
    expect(await exportDebits(portal.deps, STAFF, ORIGINATOR)).toEqual({
      file: null,
      leftOut: [{ reference: orderReference(tradeId), because: 'held-by-provider' }],
    });
  });
});
