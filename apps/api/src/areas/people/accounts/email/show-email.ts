import type { EmailState } from '@portal/domain/people/account/account.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { showProfile } from '../profile/show-profile.ts';
import { findPendingEmailChange } from './email-changes.store.ts';

/** The account's e-mail, and its pending change. */
export async function showEmail(deps: Deps, investorId: string): Promise<EmailState> {
  const { email, emailVerified } = await showProfile(deps, investorId);
  const pending = await findPendingEmailChange(deps.db, investorId, deps.clock.now());
  return {
    email,
    verified: emailVerified,
    pending:
      pending === undefined
        ? null
        : {
            newEmail: pending.newEmail,
            oldConfirmed: pending.oldConfirmedAt !== null,
            newConfirmed: pending.newConfirmedAt !== null,
            expiresAt: pending.expiresAt.toISOString(),
          },
  };
}
