import { dollarsFromCents, sumCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Trades } from '@portal/domain/order/trades/trade.wire';
import { isActiveStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { Deps } from '../../../platform/deps.ts';
import { trusteeInForce } from '../../firm/trustee/trustee-in-force.ts';
import { linksAccounts } from '../../order/trades/links-accounts.ts';
import { mayBeTaken } from './may-be-taken.ts';
import { presentTrade } from './present-trade.ts';
import { listTradeViews, type TradeFilter } from './trade-views.store.ts';

/**
 * The investor's orders, newest first, and the total of the active ones in dollars; in the same number of queries for one as for a
 * hundred.
 */
export async function listTrades(
  deps: Deps,
  investorId: string,
  filter: TradeFilter,
  language: Language,
): Promise<Trades> {
  const now = deps.clock.now();
  const views = await listTradeViews(deps.db, deps.secrets, investorId, filter);
  const paidTo = {
    trustee: await trusteeInForce(deps),
    dealer: deps.config.dealer,
    linksAccounts: linksAccounts(deps),
    isTaken: await mayBeTaken(deps, investorId),
  };
  const active = views.filter(({ status }) => isActiveStatus(tradeStatusOf(status)));
  return {
    trades: views.map((view) => presentTrade(view, language, paidTo, now)),
    activeTradesTotal: dollarsFromCents(sumCents(active.map(({ totalCents }) => totalCents))),
  };
}
