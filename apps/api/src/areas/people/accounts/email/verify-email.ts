import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findInvestor } from '../profile/investors.store.ts';
import {
  findEmailVerification,
  markEmailVerified,
  spendEmailVerification,
} from './email-verifications.store.ts';

/**
 * Verifies the e-mail that the link was sent to. Idempotent for the link's 48 hours, because mail programs and people
 * open links twice. Throws EMAIL_LINK_INVALID if it is unknown, too old or for an address the account no longer has.
 */
export async function verifyEmail(deps: Deps, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    const found = await findEmailVerification(trx, tokenHash, at);
    if (found === undefined || !(await markEmailVerified(trx, found.investorId, found.email, at))) {
      throw new AppError('EMAIL_LINK_INVALID');
    }
    if (await spendEmailVerification(trx, tokenHash, at)) {
      await appendAudit(trx, deps, at, {
        actor: `investor:${found.investorId}`,
        action: 'email.verified',
        target: `investor:${found.investorId}`,
        investorId: found.investorId,
      });
    }
  });
}

/** Verifies the address of an account whose person opened a link that was sent to it; one that it no longer has stays as it is. */
export async function confirmOwnAddress(
  trx: Db,
  deps: Deps,
  investorId: string,
  email: string,
): Promise<void> {
  const investor = await findInvestor(trx, investorId);
  const at = deps.clock.now();
  if (investor?.emailVerifiedAt !== null || !(await markEmailVerified(trx, investorId, email, at))) {
    return;
  }
  await appendAudit(trx, deps, at, {
    actor: `investor:${investorId}`,
    action: 'email.verified',
    target: `investor:${investorId}`,
    investorId,
  });
}

/** Verifies an address without a mail, for the demonstration's accounts. */
export { markEmailVerified as markAddressConfirmed } from './email-verifications.store.ts';
