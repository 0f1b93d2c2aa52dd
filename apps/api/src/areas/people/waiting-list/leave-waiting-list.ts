import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { readLinkToken } from '../../../platform/crypto/link-token.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { LEAVE_PURPOSE } from './join-waiting-list.ts';
import { removeEntry } from './waiting-list.store.ts';

/** Takes the address behind a link off the list and deletes it; the same link answers the same twice. Throws NOT_FOUND for no link of ours. */
export async function leaveWaitingList(deps: Deps, token: string): Promise<void> {
  const id = readLinkToken(deps.secrets, LEAVE_PURPOSE, token);
  if (id === null) {
    throw new AppError('NOT_FOUND');
  }
  await transact(deps.db, async (trx) => {
    const province = await removeEntry(trx, id);
    if (province === undefined) {
      return;
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'anonymous',
      action: 'waiting-list.left',
      target: `waiting-list:${id}`,
      investorId: null,
      detail: { province },
    });
  });
}
