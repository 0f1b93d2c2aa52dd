import { dollarsFromCents, sumCents } from '@portal/domain/money/cents';
import { isActiveStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trades } from '@portal/domain/wire/trade';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../../platform/deps.ts';
import { listTradeViews, type TradeFilter } from './trade-views.store.ts';
import { tradeToWire } from './trade-wire.ts';

/** The investor's orders, newest first, and the total of the active ones in dollars; one query however many there are. */
export async function listTrades(
  deps: Deps,
  investorId: string,
  filter: TradeFilter,
  language: Language,
): Promise<Trades> {
  const now = deps.clock.now();
  const views = await listTradeViews(deps.db, deps.secrets, investorId, filter);
  const active = views.filter(({ status }) => isActiveStatus(tradeStatusOf(status)));
  return {
    trades: views.map((view) => tradeToWire(view, language, deps.config, now)),
    activeTradesTotal: dollarsFromCents(sumCents(active.map(({ totalCents }) => totalCents))),
  };
}
