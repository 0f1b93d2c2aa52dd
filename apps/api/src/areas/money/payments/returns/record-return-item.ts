import { startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { unappliedPostingOf } from '@portal/domain/money/payments/journal-accounts';
import type { ReturnFile, ReturnItem, ReturnItemOutcome } from '@portal/domain/money/payments/return-file';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { readMoneyFacts } from '../journal/money-facts.store.ts';
import { recordMoney } from '../journal/record-money.ts';
import { returnFor } from '../movements/return-payment.ts';

const SOURCE = 'return-file';

/**
 * Books one item of the bank's file: a debit of ours that comes back, by order and amount. One that came back before is known; one
 * that is no debit of ours is kept without an order. What is no returned debit moves no money of an investor.
 */
export async function recordReturnItem(
  trx: Db,
  deps: Deps,
  file: Omit<ReturnFile, 'items'>,
  item: ReturnItem,
  order: { investorId: string; tradeId: string } | null,
): Promise<ReturnItemOutcome> {
  if (item.kind !== 'returned-debit' || item.amountCents === 0n) {
    return 'to-look-at';
  }
  const told = toldOf(file, item);
  const debits = order === null ? [] : await debitsOf(trx, order, item);
  if (order === null || debits.length === 0) {
    return keepUnapplied(trx, deps, item, told);
  }
  if (debits.every(({ cameBack }) => cameBack)) {
    return 'known';
  }
  const trade = await lockOrder(trx, order.investorId, order.tradeId);
  await returnFor(trx, deps, trade, { ...told, kind: 'returned' });
  return 'recorded';
}

async function debitsOf(
  trx: Db,
  order: { investorId: string; tradeId: string },
  { amountCents }: ReturnItem,
) {
  const { debits } = await readMoneyFacts(trx, order.investorId, order.tradeId);
  return debits.filter((debit) => debit.amountCents === amountCents);
}

async function keepUnapplied(
  trx: Db,
  deps: Deps,
  { reference, amountCents, reason }: ReturnItem,
  told: ReturnType<typeof toldOf>,
): Promise<'unmatched'> {
  await recordMoney(trx, deps, null, { ...told, kind: 'returned', posting: unappliedPostingOf('returned') });
  const detail = { order: reference, event: told.eventId, source: SOURCE, kind: 'returned', reason };
  await flagPayment(trx, deps, 'unmatched', null, {
    subject: told.eventId,
    detail: { ...detail, amountCents: String(amountCents), reference: told.reference },
  });
  return 'unmatched';
}

function toldOf({ originatorId, number, createdOn }: Omit<ReturnFile, 'items'>, item: ReturnItem) {
  const { place, reason, originalType, amountCents, day, reference } = item;
  return {
    source: SOURCE,
    eventId: `${originatorId}/${createdOn}/${number}/${place}`,
    amountCents,
    reference: `return file ${number} of ${createdOn}, item ${place}`,
    valueAt: startOfDay(day, DEALER_TIME_ZONE),
    orderRef: reference,
    facts: { reason, originalType },
  } as const;
}
