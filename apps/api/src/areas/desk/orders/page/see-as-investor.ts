import type { AsInvestor } from '@portal/domain/desk/orders/office-order-moves.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findInvestor } from '../../../people/accounts/find-account.ts';
import { answerTrade } from '../../../service/order-views/show-trade.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { requireOrder } from '../scope/require-order.ts';
import { showOrderAtDealer } from './show-order-at-dealer.ts';

/** Long enough to talk somebody through what they see. */
const SEEN_MS = 900_000;

/**
 * What an order's page shows its investor, in their language, read-only: the answers of the calls that draw it, from the same
 * functions. It opens no session and allows no action. Recorded with the reason. Throws NOT_FOUND.
 */
export async function seeAsInvestor(
  deps: Deps,
  reader: Reader,
  orderId: string,
  reason: string,
): Promise<AsInvestor> {
  const { actor } = reader;
  const { investorId, tradeId } = await requireOrder(deps.db, reader, orderId);
  const investor = await findInvestor(deps.db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const at = deps.clock.now();
  await transact(deps.db, (trx) =>
    appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'trade.seen-as-investor',
      target: `trade:${tradeId}`,
      investorId,
      detail: { ...auditOfStaff(actor), reason },
    }),
  );
  const { language } = investor;
  const [trade, atDealer] = await Promise.all([
    answerTrade(deps, investorId, tradeId, language),
    showOrderAtDealer(deps, investorId, tradeId, language),
  ]);
  return { trade, atDealer, language, until: new Date(at.getTime() + SEEN_MS).toISOString() };
}
