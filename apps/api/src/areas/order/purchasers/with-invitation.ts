import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { hashToken } from '../../../platform/crypto/new-token.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { transactOnOrderAndDeal } from '../trades/holding/transact-on-deal.ts';
import { openJointInvestor } from '../trades/open-order.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { findPlaceByInvitation } from './purchasers.store.ts';

/** What the link of an invitation leads to, with the order and its deal locked. */
export type Invitation = { trx: Db; trade: TradeRecord; named: JointInvestor; endsAt: Date };

const JOINABLE: readonly TradeRecord['status'][] = ['open', 'changesAsked', 'submitted', 'inReview'];

/**
 * Works on the order behind the link of an invitation. Throws PURCHASE_INVITATION_INVALID for one that never was, was used or
 * replaced, has ended, or whose order cannot be joined any more; which of them is told to nobody. `joining` is whose purchase it
 * becomes.
 */
export async function withInvitation<Result>(
  deps: Deps,
  { token, joining }: { token: string; joining?: string },
  work: (invitation: Invitation) => Promise<Result>,
): Promise<Result> {
  const hash = hashToken(token);
  const found = await findPlaceByInvitation(deps.db, hash);
  if (found === undefined) {
    throw new AppError('PURCHASE_INVITATION_INVALID');
  }
  const workOn = async (trx: Db, trade: TradeRecord) => {
    // Used, replaced or closed since it was found.
    const place = await findPlaceByInvitation(trx, hash);
    const named = await openJointInvestor(deps.secrets, trade);
    const endsAt = place?.invitationEndsAt ?? null;
    const isOver = endsAt === null || deps.clock.now() >= endsAt || !JOINABLE.includes(trade.status);
    if (isOver || named === null) {
      throw new AppError('PURCHASE_INVITATION_INVALID');
    }
    return work({ trx, trade, named, endsAt });
  };
  return transactOnOrderAndDeal(deps, { investorId: found.ownerId, tradeId: found.tradeId, joining }, workOn);
}
