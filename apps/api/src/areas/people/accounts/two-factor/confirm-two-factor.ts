import type { RecoveryCodes } from '@portal/domain/people/account/account.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { investorOwner } from '../credentials/account-owner.ts';
import { takeFirstCode } from './enrol.ts';

/** Turns an investor's two-factor sign-in on with the first code, and tells them. Throws as takeFirstCode does. */
export async function confirmTwoFactor(
  deps: Deps,
  investorId: string,
  typed: string,
): Promise<RecoveryCodes> {
  return takeFirstCode(deps, investorOwner(investorId), typed, async (trx, at) => {
    await requestMail(trx, deps, { template: 'two-factor-on', investorId });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'two-factor.turned-on',
      target: `investor:${investorId}`,
      investorId,
    });
  });
}
