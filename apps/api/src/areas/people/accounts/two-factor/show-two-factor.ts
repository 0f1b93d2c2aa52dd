import type { TwoFactorState } from '@portal/domain/people/account/account.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { countRecoveryCodes, isTwoFactorOn } from './two-factor.store.ts';

/** Whether sign-in asks for a code, and how many recovery codes are left. */
export async function showTwoFactor(deps: Deps, investorId: string): Promise<TwoFactorState> {
  const enabled = await isTwoFactorOn(deps.db, investorId);
  return { enabled, recoveryCodesLeft: enabled ? await countRecoveryCodes(deps.db, investorId) : 0 };
}
