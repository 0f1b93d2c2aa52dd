import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { PurchaseInvitation } from '@portal/domain/order/purchasers/purchases.wire';
import type { Deps } from '../../../platform/deps.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { findOrderFacts } from '../trades/find-order.ts';
import { withInvitation } from './with-invitation.ts';

/**
 * What somebody is invited to, for whoever has the link: who invites them, to which deal, for how much. Opening it uses nothing up.
 * Throws what withInvitation throws.
 */
export async function openInvitation(
  deps: Deps,
  token: string,
  language: Language,
): Promise<PurchaseInvitation> {
  return withInvitation(deps, { token }, async ({ trx, trade, named, endsAt }) => {
    const first = await findInvestor(trx, trade.investorId);
    const facts = await findOrderFacts(trx, trade.investorId, trade.id);
    return {
      investorName: first === undefined ? '' : `${first.firstName} ${first.lastName}`,
      dealName: facts?.dealName[language] ?? '',
      quantity: trade.quantity,
      orderTotal: dollarsFromCents(trade.totalCents),
      invitedName: `${named.firstName} ${named.lastName}`,
      invitedEmail: named.email,
      endsAt: endsAt.toISOString(),
    };
  });
}
