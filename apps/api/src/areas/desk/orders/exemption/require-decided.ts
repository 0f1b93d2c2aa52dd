import type { PurchaserRole } from '@portal/domain/order/purchasers/purchaser-role';
import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findLastDecision, type KeptDecision } from '../../../order/exemptions/find-decisions.ts';
import { listPurchasers } from '../../../order/trades/find-purchasers.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';

/** A purchaser of an order with the decision that stands of them. */
export type DecidedPurchaser = { investorId: string; kycId: string; decision: KeptDecision };

/**
 * The purchaser whose last decision somebody looked at. Throws NOT_FOUND for one without an account or a profile, and STATE_REFUSES where
 * something else was decided meanwhile.
 */
export async function requireDecided(
  trx: Db,
  trade: Pick<TradeRecord, 'investorId' | 'id'>,
  { role, decisionId }: { role: PurchaserRole; decisionId: string },
): Promise<DecidedPurchaser> {
  const purchaser = (await listPurchasers(trx, trade)).find((each) => each.role === role);
  const investorId = purchaser?.investorId ?? null;
  const decision =
    investorId === null ? undefined : await findLastDecision(trx, { tradeId: trade.id, investorId });
  if (investorId === null || decision === undefined || decision.kycId === null) {
    throw new AppError('NOT_FOUND');
  }
  if (decision.id !== decisionId) {
    throw new AppError('STATE_REFUSES');
  }
  return { investorId, kycId: decision.kycId, decision };
}
