import { isDeepStrictEqual } from 'node:util';
import type { ChangeLayoutInput } from '@portal/domain/money/bank/statements/change-layout-input';
import { keptFileAccount } from '@portal/domain/money/bank/statements/kept-file-account';
import { nameOfProfile } from '@portal/domain/money/bank/statements/name-of-profile';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { keepProfile, lockTrustAccount } from './trust-accounts.store.ts';

/**
 * Changes how the files of an account with its own layout are read. The next file is read that way; earlier imports keep the
 * layout they were read with. Throws NOT_FOUND, and CHANGED_MEANWHILE where the layout is not the one the person saw.
 */
export async function changeLayout(
  deps: Deps,
  by: StaffActor,
  accountId: string,
  { seen, layout }: ChangeLayoutInput,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const account = await lockTrustAccount(trx, accountId);
    if (account === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const { profile } = account;
    if (profile === null || nameOfProfile(profile) !== 'own' || !isDeepStrictEqual(profile, seen)) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    await keepProfile(trx, accountId, layout, keptFileAccount(account, layout));
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'trust-account.layout-changed',
      target: `trust-account:${accountId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), before: profile, after: layout },
    });
  });
}
