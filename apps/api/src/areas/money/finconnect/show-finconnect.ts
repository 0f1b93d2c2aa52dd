import { fullName } from '@portal/domain/ground/formats/full-name';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { FinconnectView } from '@portal/domain/money/payments/payments.wire';
import { isEditableStatus } from '@portal/domain/order/trades/trade-status';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { trusteeInForce } from '../../firm/trustee/trustee-in-force.ts';
import { findOrder, findOrderFacts } from '../../order/trades/find-order.ts';
import { findHolderName } from './finconnect-links.store.ts';
import { LINKED_ACCOUNT, requireLink } from './link-to-finconnect.ts';

/**
 * The page behind a link. Where the link was used, or the order is no longer paid this way, it says only that. Throws
 * FINCONNECT_LINK_INVALID for a link that never existed.
 */
export async function showFinconnect(deps: Deps, token: string, language: Language): Promise<FinconnectView> {
  const link = await requireLink(deps, token);
  const { investorId, tradeId } = link;
  const trade = await findOrder(deps.db, investorId, tradeId);
  const facts = await findOrderFacts(deps.db, investorId, tradeId);
  const holder = await findHolderName(deps.db, investorId);
  if (trade === undefined || facts === undefined || holder === undefined) {
    throw new AppError('FINCONNECT_LINK_INVALID');
  }
  const isPayable =
    isEditableStatus(trade.status) &&
    trade.paymentMethod === LINKED_ACCOUNT &&
    link.expiresAt > deps.clock.now();
  const { dealer } = deps.config;
  const { words } = await trusteeInForce(deps);
  return {
    status: link.usedAt !== null ? 'done' : isPayable ? 'open' : 'expired',
    dealName: facts.dealName[language],
    amount: dollarsFromCents(trade.totalCents),
    trustee: words[language].trustee,
    dealerEmail: dealer.email,
    dealerPhone: dealer.phone,
    accountHolder: fullName(holder),
    returnUrl: link.returnUrl,
  };
}
