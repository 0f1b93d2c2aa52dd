import type { Language } from '@portal/domain/ground/people/languages';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { trusteeInForce } from '../../firm/trustee/trustee-in-force.ts';
import { linksAccounts } from '../../order/trades/links-accounts.ts';
import type { ShowOrder } from '../../order/trades/show-order.ts';
import { mayBeTaken } from './may-be-taken.ts';
import { presentTrade, type TradeReader } from './present-trade.ts';
import { findTradeView } from './trade-views.store.ts';

/** One order of the investor. Throws NOT_FOUND, also for another investor's. */
export async function showTrade(
  deps: Deps,
  investorId: string,
  tradeId: string,
  language: Language,
  reader: TradeReader = 'investor',
): Promise<Trade> {
  const view = await findTradeView(deps.db, deps.secrets, investorId, tradeId);
  if (view === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const paidTo = {
    trustee: await trusteeInForce(deps),
    dealer: deps.config.dealer,
    linksAccounts: linksAccounts(deps),
    isTaken: await mayBeTaken(deps, investorId),
  };
  return presentTrade(view, language, paidTo, deps.clock.now(), reader);
}

/** The same for an answer. */
export const answerTrade: ShowOrder = async (deps, investorId, tradeId, language) =>
  tradeToWire(await showTrade(deps, investorId, tradeId, language));
