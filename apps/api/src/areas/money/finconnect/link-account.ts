import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { lockOrderToJudge } from '../../order/trades/locking/lock-order-to-judge.ts';
import type { AccountToDebit } from '../payments/instructions/account-to-debit.ts';
import { savePaymentOf } from '../payments/instructions/save-payment.ts';
import { type FinconnectLinkRecord, lockLink, markLinkUsed } from './finconnect-links.store.ts';
import { LINKED_ACCOUNT } from './link-to-finconnect.ts';

export type AccountToLink = {
  account: AccountToDebit;
  /** The visible digits of an account that only the provider knows. */
  lastDigits?: string;
};

/**
 * Records the account given behind a link as the one to debit for its order, and uses the link up. A used link changes nothing
 * and gives the same answer. Throws FINCONNECT_LINK_INVALID when it has expired, STATE_REFUSES, or VALIDATION when the order is
 * paid by another method by now.
 */
export async function linkAccount(
  deps: Deps,
  link: FinconnectLinkRecord,
  { account, lastDigits }: AccountToLink,
  keepVoidCheque: (trx: Db) => Promise<string | null>,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const { investorId, tradeId } = link;
    const trade = await lockOrderToJudge(trx, { investorId, tradeId });
    const current = await lockLink(trx, link);
    const at = deps.clock.now();
    if (current === undefined || (current.usedAt === null && current.expiresAt <= at)) {
      throw new AppError('FINCONNECT_LINK_INVALID');
    }
    if (current.usedAt !== null) {
      return;
    }
    await markLinkUsed(trx, link, at);
    const payment = {
      paymentMethod: LINKED_ACCOUNT,
      account,
      ...(lastDigits === undefined ? {} : { lastDigits }),
    } as const;
    await savePaymentOf(trx, deps, trade, payment, keepVoidCheque);
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'finconnect.account-linked',
      target: `trade:${tradeId}`,
      investorId,
      detail: { by: 'providerReference' in account ? 'provider' : 'portal' },
    });
  });
}
