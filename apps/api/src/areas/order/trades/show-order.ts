import type { Language } from '@portal/domain/ground/people/languages';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { Deps } from '../../../platform/deps.ts';

/**
 * Shows an order to its investor. What is shown comes from areas that build upon orders (order-views), so that routes of the
 * areas before them are given it where all routes are listed (main/routes.ts). Throws NOT_FOUND.
 */
export type ShowOrder = (
  deps: Deps,
  investorId: string,
  tradeId: string,
  language: Language,
) => Promise<Trade>;
