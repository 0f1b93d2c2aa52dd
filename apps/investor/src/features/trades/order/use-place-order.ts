import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { JointInvestorInput } from '@portal/domain/order/trades/joint-investor';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useIntentionKey } from '@portal/web/api/use-intention-key';
import { PLACING, useCreateTradeMutation } from '../trades-api.ts';
import { isJointUnchanged } from './joint-answers.ts';

/**
 * Places the order, or changes the one that is open for the deal. The same order again asks nothing of the server, so
 * that signatures given on it stay. Answers the order's id; rejects with the API's error.
 */
export function usePlaceOrder(
  deal: Deal,
  trade: Trade | null,
): (quantity: number, jointInvestor: JointInvestorInput | null) => Promise<string> {
  const [createTrade] = useCreateTradeMutation({ fixedCacheKey: PLACING });
  const withKey = useIntentionKey();
  return async (quantity, jointInvestor) => {
    const isSame = trade?.quantity === quantity && isJointUnchanged(trade, jointInvestor);
    if (trade?.holdsUnits === true && isSame) {
      return trade.id;
    }
    const body = { quantity, ...(jointInvestor === null ? {} : { jointInvestor }) };
    const { shareOrderId } = await withKey([deal.id, body], (idempotencyKey) =>
      createTrade({ dealId: deal.id, body, idempotencyKey }).unwrap(),
    );
    return shareOrderId;
  };
}
