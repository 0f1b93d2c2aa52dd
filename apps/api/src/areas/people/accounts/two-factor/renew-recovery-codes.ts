import type { ConfirmedBody, RecoveryCodes } from '@portal/domain/people/account/account.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { investorOwner } from '../credentials/account-owner.ts';
import { newRecoveryCodes, recoveryCodeMark } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './two-factor.store.ts';
import { withProvedCode } from './with-code.ts';

/** Makes ten new recovery codes, which void the old ones. Throws like withProvedCode. */
export async function renewRecoveryCodes(
  deps: Deps,
  investorId: string,
  body: ConfirmedBody,
): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes();
  const marks = recoveryCodes.map((code) => recoveryCodeMark(deps, investorId, code));
  await withProvedCode(deps, investorId, body, async (trx, provedBy) => {
    const at = deps.clock.now();
    await replaceRecoveryCodes(trx, investorOwner(investorId), marks, at);
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'two-factor.recovery-codes-renewed',
      target: `investor:${investorId}`,
      investorId,
      detail: { provedBy },
    });
  });
  return { recoveryCodes };
}
