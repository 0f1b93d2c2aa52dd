import { oneAddress } from '@portal/domain/ground/people/one-address';
import type { ChangeEmailBody } from '@portal/domain/people/account/account.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { provePassword } from '../credentials/prove-password.ts';
import { lockAccount } from '../profile/investors.store.ts';
import { showProfile } from '../profile/show-profile.ts';
import { cancelEmailChange, insertEmailChange } from './email-changes.store.ts';

const LINK_HOURS = 24;
const HOUR_MS = 3_600_000;

/**
 * Sends a link to the old and to the new address; the e-mail changes once both are opened, within a day. Cancels a
 * pending change. Does not reveal whether the new address is taken: only its own mailbox learns that. Throws VALIDATION
 * for a wrong password or the account's current address.
 */
export async function startEmailChange(
  deps: Deps,
  investorId: string,
  { newEmail, password }: ChangeEmailBody,
): Promise<void> {
  await provePassword(deps, investorId, password, 'password');
  const { email: oldEmail } = await showProfile(deps, investorId);
  if (newEmail === oneAddress(oldEmail)) {
    throw invalid([{ path: 'newEmail', key: 'account.email.same' }]);
  }
  const [oldToken, newEmailToken] = [newToken(), newToken()];
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    await lockAccount(trx, investorId);
    await cancelEmailChange(trx, investorId, at);
    await insertEmailChange(trx, {
      id: deps.newId(),
      investorId,
      newEmail,
      oldTokenHash: hashToken(oldToken),
      newTokenHash: hashToken(newEmailToken),
      at,
      expiresAt: new Date(at.getTime() + LINK_HOURS * HOUR_MS),
    });
    const change = { investorId, newEmail } as const;
    await requestMail(trx, deps, {
      template: 'email-change-old',
      ...change,
      address: oldEmail,
      confirmToken: oldToken,
    });
    await requestMail(trx, deps, {
      template: 'email-change-new',
      ...change,
      address: newEmail,
      confirmToken: newEmailToken,
    });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'email.change-requested',
      target: `investor:${investorId}`,
      investorId,
    });
  });
}
