import { readMoneyFacts } from '../../areas/money/payments/journal/order-money.ts';
import type { PaymentByHand } from '../../areas/money/payments/journal/record-money.ts';
import { CommandError } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { QueuedOrder } from './dealer-queue.store.ts';

/** A payment without a reference: there is only one. */
export type WholePayment = { whole: string };

/** Each reference is a payment of its own; a whole payment is recorded once. */
export function namedPayment(amountCents: bigint, name: string | WholePayment): PaymentByHand {
  return typeof name === 'string'
    ? { amountCents, reference: name }
    : { amountCents, reference: name.whole, key: `${name.whole} ${amountCents}` };
}

/**
 * The reference of a whole payment given without one: the same until a return, so that it is counted once, and a new one after each
 * return, because then it is paid again. Throws CommandError for a partial payment, of which there may be several.
 */
export async function wholeReceipt(
  deps: Deps,
  order: QueuedOrder,
  amountCents: bigint,
): Promise<WholePayment> {
  const { events } = await readMoneyFacts(deps.db, order.investorId, order.id);
  const returns = events.filter(({ kind }) => kind === 'returned').length;
  return nameOfWhole(order, amountCents, 'full payment', returns + 1);
}

/** The same for a return: one for each payment, whether it arrived or was debited. */
export async function wholeReturn(
  deps: Deps,
  order: QueuedOrder,
  amountCents: bigint,
): Promise<WholePayment> {
  const { events, debits } = await readMoneyFacts(deps.db, order.investorId, order.id);
  const receipts = events.filter(({ kind }) => kind === 'received').length;
  return nameOfWhole(order, amountCents, 'returned payment', Math.max(1, receipts, debits.length));
}

function nameOfWhole(
  { totalCents }: QueuedOrder,
  amountCents: bigint,
  name: string,
  time: number,
): WholePayment {
  if (amountCents !== totalCents) {
    throw new CommandError('Name a payment of another amount than the total by its --reference at the bank.');
  }
  return { whole: time === 1 ? name : `${name} ${time}` };
}
