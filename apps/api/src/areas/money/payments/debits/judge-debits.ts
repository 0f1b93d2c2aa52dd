import type { Debit } from '@portal/domain/money/payments/debit-file';
import { DEBIT_CENTS_MAX } from '@portal/domain/money/payments/debit-file-layout';
import type { LeftOutBecause } from '@portal/domain/money/payments/office-debits.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../../platform/deps.ts';
import { openAccount } from '../instructions/account-to-debit.ts';
import type { OrderToDebit } from '../journal/debit-files.store.ts';

export type JudgedDebits = {
  ready: { order: OrderToDebit; debit: Debit }[];
  leftOut: { order: OrderToDebit; because: LeftOutBecause }[];
};

/** Which orders may be in a file for the bank, and why the others may not. */
export async function judgeDebits(
  deps: Pick<Deps, 'secrets'>,
  orders: readonly OrderToDebit[],
): Promise<JudgedDebits> {
  const judged = await Promise.all(orders.map((order) => judge(deps, order)));
  return {
    ready: judged.flatMap((each) => ('because' in each ? [] : [each])),
    leftOut: judged.flatMap((each) => ('because' in each ? [each] : [])),
  };
}

async function judge(
  deps: Pick<Deps, 'secrets'>,
  order: OrderToDebit,
): Promise<JudgedDebits['ready'][number] | JudgedDebits['leftOut'][number]> {
  if (order.heldBy !== null) {
    return { order, because: order.heldBy };
  }
  if (order.amountCents > DEBIT_CENTS_MAX) {
    return { order, because: 'too-large' };
  }
  const account = await openAccount(deps, order.tradeId, order.sealedAccount);
  if ('providerReference' in account) {
    return { order, because: 'held-by-provider' };
  }
  const { institution, transit, account: number, accountHolder } = account;
  return {
    order,
    debit: {
      reference: orderReference(order.tradeId),
      amountCents: order.amountCents,
      payorName: accountHolder,
      institution,
      transit,
      account: number,
    },
  };
}
