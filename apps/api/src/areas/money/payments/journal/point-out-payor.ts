import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { endFlagAbout } from '../flags/payment-flags.store.ts';

type PaidOrder = { investorId: string; id: string };
/** `subject` is what brought the money; flagged once each. */
type PaidByOther = { subject: string; payor: string; amountCents: bigint };

/** Flags that somebody other than its investor paid for an order: staff find out who and why. */
export async function pointOutPayor(
  trx: Db,
  deps: Deps,
  order: PaidOrder,
  { subject, payor, amountCents }: PaidByOther,
): Promise<void> {
  const detail = { amountCents: String(amountCents) };
  await flagPayment(trx, deps, 'payer-differs', order, { subject, detail, payor });
}

/** Ends that flag when what brought the money is undone. */
export async function endPointedOutPayor(
  trx: Db,
  deps: Deps,
  order: PaidOrder,
  subject: string,
): Promise<void> {
  await endFlagAbout(trx, { tradeId: order.id, kind: 'payer-differs', subject }, deps.clock.now());
}
