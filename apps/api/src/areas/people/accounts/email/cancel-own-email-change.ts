import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { lockAccount } from '../profile/investors.store.ts';
import { cancelEmailChange } from './email-changes.store.ts';

/** Cancels the pending change of e-mail, if any; its links stop working. */
export async function cancelOwnEmailChange(deps: Deps, investorId: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    await lockAccount(trx, investorId);
    if (await cancelEmailChange(trx, investorId, at)) {
      await appendAudit(trx, deps, at, {
        actor: `investor:${investorId}`,
        action: 'email.change-cancelled',
        target: `investor:${investorId}`,
        investorId,
      });
    }
  });
}
