import type { Language } from '@portal/domain/ground/people/languages';
import type { TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import type { Deps } from '../../../platform/deps.ts';

/**
 * Answers an order to its investor. What is shown comes from areas that build on orders (order-views), so main passes this function
 * to the routes of earlier areas. Throws NOT_FOUND.
 */
export type ShowOrder = (
  deps: Deps,
  investorId: string,
  tradeId: string,
  language: Language,
) => Promise<TradeOnWire>;
