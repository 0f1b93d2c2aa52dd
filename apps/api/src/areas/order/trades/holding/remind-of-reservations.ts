import { isReminderDue, remindFrom } from '@portal/domain/order/trades/reserved-until';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { eachInPortions, type Run } from '../../../../platform/portions/each-in-portions.ts';
import { findEndingHolds, lockTrade, updateTrade } from '../trades.store.ts';

/** Orders looked up at a time. */
export const RESERVATIONS_AT_ONCE = 500;

/** Reminds each investor once, some hours before the units of an unsigned order return to the deal. */
export async function remindOfReservations(deps: Deps, run: Run = {}): Promise<void> {
  const now = deps.clock.now();
  const { orderHoldMinutes: holdMinutes } = deps.config;
  const lead = now.getTime() - remindFrom(now, holdMinutes).getTime();
  const span = { after: now, until: new Date(now.getTime() + lead) };
  await eachInPortions(
    deps,
    {
      job: 'remind-of-reservations',
      atOnce: RESERVATIONS_AT_ONCE,
      find: (place, limit) => findEndingHolds(deps.db, span, place, limit),
      work: (each) => remindOf(deps, each, holdMinutes),
    },
    run,
  );
}

async function remindOf(
  deps: Deps,
  { investorId, id }: { investorId: string; id: string },
  holdMinutes: number,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const order = await lockTrade(trx, investorId, id);
    const at = deps.clock.now();
    // Signed, prolonged, cancelled, or reminded by another server since it was listed.
    if (
      order === undefined ||
      order.holdExpiresAt === null ||
      !isReminderDue(order, { now: at, holdMinutes })
    ) {
      return;
    }
    await updateTrade(trx, order, { holdRemindedAt: at }, at);
    await requestMail(trx, deps, {
      template: 'reservation-ending',
      investorId,
      tradeId: id,
      until: order.holdExpiresAt.toISOString(),
    });
  });
}
