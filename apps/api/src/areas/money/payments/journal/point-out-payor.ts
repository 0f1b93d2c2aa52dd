import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { endFlagAbout } from '../flags/payment-flags.store.ts';

type PaidOrder = { investorId: string; id: string };
/** `subject` names what brought the money, once each. */
type PaidByOther = { subject: string; payor: string; amountCents: bigint };

/** Points out that somebody paid for an order who is not its investor: a person finds out who and why. */
export async function pointOutPayor(
  trx: Db,
  deps: Deps,
  order: PaidOrder,
  { subject, payor, amountCents }: PaidByOther,
): Promise<void> {
  const detail = { amountCents: String(amountCents) };
  await flagPayment(trx, deps, 'payer-differs', order, { subject, detail, payor });
}

/** Ends that where what brought the money was undone. */
export async function endPointedOutPayor(
  trx: Db,
  deps: Deps,
  order: PaidOrder,
  subject: string,
): Promise<void> {
  await endFlagAbout(trx, { tradeId: order.id, kind: 'payer-differs', subject }, deps.clock.now());
}
