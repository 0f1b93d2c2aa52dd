import type { Deal } from '@portal/domain/wire/deal';
import type { Trade } from '@portal/domain/wire/trade';
import { useCreateTradeMutation } from '../trades-api.ts';
import { useIntentionKey } from '../use-intention-key.ts';

/**
 * Places the order, or changes the one that is open for the deal. The same number of units again asks nothing of the
 * server, so that signatures given on it stay. Answers the order's id; rejects with the API's error.
 */
export function usePlaceOrder(deal: Deal, trade: Trade | null): (quantity: number) => Promise<string> {
  const [createTrade] = useCreateTradeMutation();
  const withKey = useIntentionKey();
  return async (quantity) => {
    if (trade?.holdsUnits === true && trade.quantity === quantity) {
      return trade.id;
    }
    const jointInvestor = trade?.jointInvestor ?? null;
    const body = { quantity, ...(jointInvestor === null ? {} : { jointInvestor }) };
    const { shareOrderId } = await withKey([deal.id, body], (idempotencyKey) =>
      createTrade({ dealId: deal.id, body, idempotencyKey }).unwrap(),
    );
    return shareOrderId;
  };
}
