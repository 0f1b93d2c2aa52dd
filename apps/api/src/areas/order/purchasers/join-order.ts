import { foldText } from '@portal/domain/ground/people/fold-text';
import { oneAddress } from '@portal/domain/ground/people/one-address';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findSubmittedKyc } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { lockAccount } from '../../people/accounts/close-access.ts';
import { confirmOwnAddress } from '../../people/accounts/email/verify-email.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { isObserving } from '../exemptions/is-observing.ts';
import { judgeOrder } from '../trades/judging/judge-order.ts';
import { namePurchaserAs } from '../trades/name-purchaser.ts';
import { keepUnitsForPurchaser } from '../trades/record-signatures.ts';
import { changePlace } from './purchasers.store.ts';
import { tellReady } from './tell-ready.ts';
import { type Invitation, withInvitation } from './with-invitation.ts';

type Joining = {
  token: string;
  /** The person knows that another address was invited, and wants to join with this account. */
  isOtherAddress: boolean;
};

/**
 * Joins an order with the account that is signed in: the link is used up by it. Who has the invited address has shown that it is
 * theirs. Another account joins only where its person says so, its address is confirmed, and it bears the invited name: a message
 * that was passed on makes nobody a purchaser. Throws PURCHASE_INVITATION_INVALID, OWN_ORDER for the investor themselves, or
 * PURCHASE_INVITATION_OF_OTHER.
 */
export async function joinOrder(
  deps: Deps,
  investorId: string,
  { token, isOtherAddress }: Joining,
): Promise<{ id: string }> {
  return withInvitation(deps, { token, joining: investorId }, async (invitation) => {
    const { trx, trade } = invitation;
    if (trade.investorId === investorId) {
      throw new AppError('OWN_ORDER');
    }
    const at = deps.clock.now();
    // A profile that is submitted at the same moment sees this, or is seen.
    await lockAccount(trx, investorId);
    await takeAddress(deps, investorId, invitation, isOtherAddress);
    await changePlace(trx, trade, { to: 'joined', investorId, at });
    await keepUnitsForPurchaser(trx, trade, at);
    await judgeOrder(trx, deps, trade, {
      occasion: 'purchasers',
      by: `investor:${investorId}`,
      isObserved: await isObserving(trx, deps),
    });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'trade.purchaser-joined',
      target: `trade:${trade.id}`,
      investorId: trade.investorId,
    });
    if ((await findSubmittedKyc(trx, investorId)) !== undefined) {
      await tellReady(trx, deps, trade);
    }
    return { id: trade.id };
  });
}

/** The papers name the account's address; those of before, which are signed, stay as they are. */
async function takeAddress(
  deps: Deps,
  investorId: string,
  { trx, trade, named }: Invitation,
  isOtherAddress: boolean,
): Promise<void> {
  const account = await requireAccount(trx, investorId);
  if (oneAddress(account.email) === oneAddress(named.email)) {
    await confirmOwnAddress(trx, deps, investorId, account.email);
    return;
  }
  const isSameName =
    foldText(`${account.firstName} ${account.lastName}`) === foldText(`${named.firstName} ${named.lastName}`);
  if (!isOtherAddress || !isSameName || account.emailVerifiedAt === null) {
    throw new AppError('PURCHASE_INVITATION_OF_OTHER');
  }
  if (trade.investorSignedAt === null) {
    await namePurchaserAs(trx, deps, trade, { ...named, email: account.email });
  }
}

async function requireAccount(trx: Db, investorId: string) {
  const account = await findInvestor(trx, investorId);
  if (account === undefined) {
    throw new AppError('UNAUTHENTICATED');
  }
  return account;
}
