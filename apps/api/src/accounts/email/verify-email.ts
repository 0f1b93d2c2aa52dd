import { appendAudit } from '../../audit/audit.store.ts';
import { hashToken } from '../../crypto/tokens.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import {
  findEmailVerification,
  markEmailVerified,
  useEmailVerification,
} from './email-verifications.store.ts';

/**
 * Verifies the e-mail that the link was sent to. The same link answers the same for its 48 hours, because mail
 * programs and people open links twice. Throws EMAIL_LINK_INVALID when it is unknown, too old or for an address that
 * the account no longer has.
 */
export async function verifyEmail(deps: Deps, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    const found = await findEmailVerification(trx, tokenHash, at);
    if (found === undefined || !(await markEmailVerified(trx, found.investorId, found.email, at))) {
      throw new AppError('EMAIL_LINK_INVALID');
    }
    if (await useEmailVerification(trx, tokenHash, at)) {
      await appendAudit(trx, at, {
        actor: `investor:${found.investorId}`,
        action: 'email.verified',
        target: `investor:${found.investorId}`,
        investorId: found.investorId,
      });
    }
  });
}
