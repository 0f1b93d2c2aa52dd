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
 * Brings what rests on an order's money in line with the journal: the mark that its funds are received, and the flags. To be
 * called after whatever changed the journal, the order's total or its state, in the same transaction; the order is locked.
 */
export async function followMoney(
  trx: Db,
  deps: Deps,
  { investorId, id }: Pick<TradeRecord, 'investorId' | 'id'>,
): Promise<FollowedMoney> {
  // Read anew: the caller may have changed the order since it read it.
  const trade = await lockOrder(trx, investorId, id);
  const facts = await readMoneyFacts(trx, investorId, id);
  const money = moneyOfOrder(trade, facts);
  await markFunded(trx, trade, money.isFunded, deps.clock.now());
  const flags = moneyFlagsOf(trade, facts, await lockMoneyElsewhere(trx, trade));
  await alignFlags(trx, deps, trade, flags);
  return { money, flags };
}

/** Raises what is due and was not looked at yet, ends what is due no more. */
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
      // One more of a kind is another question: who clears the number of two says nothing about a third.
      await (raised === undefined ? undefined : endFlag(trx, raised.id, deps.clock.now()));
      await flagPayment(trx, deps, flag.kind, trade, flag);
    }
  }
}

function isSame(one: { kind: string; subject: string }, other: { kind: string; subject: string }): boolean {
  return one.kind === other.kind && one.subject === other.subject;
}

/**
 * Follows a change of what is ordered, or the end of an order: what may be debited, the mark that its funds are received and the
 * dealer's flags are as the order is now. Nothing of an order that ended is debited any more; money in trust is to be sent back
 * and a debit that the bank has is to be called back, both pointed out to the dealer's people.
 */
export async function followChangedOrder(
  trx: Db,
  deps: Deps,
  { order }: { order: TradeRecord },
): Promise<void> {
  await followMoney(trx, deps, order);
}
