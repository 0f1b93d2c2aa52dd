import { type MoneyFlag, moneyFlagsOf } from '@portal/domain/money/payments/money-flags';
import { moneyOfOrder, type OrderMoney } from '@portal/domain/money/payments/order-money';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { markFunded } from '../../../order/trades/mark-funded.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { endFlag, listMoneyFlags, moveFlag } from '../flags/payment-flags.store.ts';
import { lockMoneyElsewhere, readMoneyFacts } from './money-facts.store.ts';

export type FollowedMoney = { money: OrderMoney; flags: readonly MoneyFlag[] };

/**
 * Brings everything that depends on an order's money in line with the journal: the mark that it is funded, and the flags. Call it
 * after any change to the journal, the order's total or its status, in the same transaction, with the order locked.
 */
export async function followMoney(
  trx: Db,
  deps: Deps,
  { investorId, id }: Pick<TradeRecord, 'investorId' | 'id'>,
): Promise<FollowedMoney> {
  // Read again: the caller may have changed the order since it read it.
  const trade = await lockOrder(trx, investorId, id);
  const facts = await readMoneyFacts(trx, investorId, id);
  const money = moneyOfOrder(trade, facts);
  await markFunded(trx, trade, money.isFunded, deps.clock.now());
  const flags = moneyFlagsOf(trade, facts, await lockMoneyElsewhere(trx, trade));
  await alignFlags(trx, deps, trade, flags);
  return { money, flags };
}

/** Raises new flags that are due, and ends those that no longer are. */
async function alignFlags(trx: Db, deps: Deps, trade: TradeRecord, due: readonly MoneyFlag[]): Promise<void> {
  const known = await listMoneyFlags(trx, trade.investorId, trade.id);
  const open = known.filter(({ isOpen }) => isOpen);
  for (const flag of open) {
    if (!due.some((each) => isSame(each, flag))) {
      await endFlag(trx, flag.id, deps.clock.now());
    }
  }
  for (const flag of due) {
    const raised = open.find((each) => isSame(each, flag));
    const wasLookedAt = known.some((each) => !each.isOpen && isSame(each, flag) && each.basis === flag.basis);
    if (raised !== undefined && (flag.kind !== 'looks-twice' || raised.basis === flag.basis)) {
      await moveFlag(trx, raised.id, flag);
    } else if (!wasLookedAt) {
      // One more look-alike is a new question: clearing two of them says nothing about a third.
      await (raised === undefined ? undefined : endFlag(trx, raised.id, deps.clock.now()));
      await flagPayment(trx, deps, flag.kind, trade, flag);
    }
  }
}

function isSame(one: { kind: string; subject: string }, other: { kind: string; subject: string }): boolean {
  return one.kind === other.kind && one.subject === other.subject;
}

/**
 * Follows a change to an order, or its end: updates what may be debited, the mark that it is funded and the flags. Nothing more
 * is debited for an order that ended; money in trust has to be refunded and a debit at the bank called back, and both are
 * flagged.
 */
export async function followChangedOrder(
  trx: Db,
  deps: Deps,
  { order }: { order: TradeRecord },
): Promise<void> {
  await followMoney(trx, deps, order);
}
