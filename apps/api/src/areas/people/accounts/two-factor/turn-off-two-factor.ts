import type { ConfirmedBody } from '@portal/domain/people/account/account.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { removeTwoFactor } from './two-factor.store.ts';
import { withProvedCode } from './with-code.ts';

/** Turns two-factor sign-in off and deletes the secret and the recovery codes. Throws like withProvedCode. */
export async function turnOffTwoFactor(deps: Deps, investorId: string, body: ConfirmedBody): Promise<void> {
  await withProvedCode(deps, investorId, body, async (trx, provedBy) => {
    await removeTwoFactor(trx, investorId);
    await requestMail(trx, deps, { template: 'two-factor-off', investorId });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: `investor:${investorId}`,
      action: 'two-factor.turned-off',
      target: `investor:${investorId}`,
      investorId,
      detail: { provedBy },
    });
  });
}
