import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import type { DetailsInput } from '@portal/domain/people/account/account-schemas';
import type { User } from '@portal/domain/people/account/user.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { setDetails, setProvince } from './investor-details.store.ts';
import { findInvestor, lockAccount } from './investors.store.ts';
import { showProfile } from './show-profile.ts';

/**
 * Changes a person's name, phone, province and mail language. The investor profile and signed documents keep the legal
 * name confirmed there. The audit log has which fields changed, not their values. Throws NOT_FOUND if the account is
 * gone.
 */
export async function changeDetails(deps: Deps, investorId: string, input: DetailsInput): Promise<User> {
  await transact(deps.db, async (trx) => {
    await lockAccount(trx, investorId);
    const before = await findInvestor(trx, investorId);
    if (before === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const details = {
      ...input,
      phone: input.phone === '' ? null : input.phone,
      province: input.province ?? before.province,
    };
    const changed = (['firstName', 'lastName', 'phone', 'language', 'province'] as const).filter(
      (name) => details[name] !== before[name],
    );
    if (changed.length === 0) {
      return;
    }
    await setDetails(trx, investorId, details);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: `investor:${investorId}`,
      action: 'investor.details-changed',
      target: `investor:${investorId}`,
      investorId,
      detail: { changed },
    });
  });
  return showProfile(deps, investorId);
}

/** Updates where a person lives from what they submitted elsewhere; ignores anything but a valid province. */
export async function rememberResidence(trx: Db, investorId: string, province: unknown): Promise<void> {
  if (isProvinceCode(province)) {
    await setProvince(trx, investorId, province);
  }
}
