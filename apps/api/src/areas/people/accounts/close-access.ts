import type { Db } from '../../../platform/db/tables.ts';
import { closePendingAccess } from './passwords/close-pending-access.ts';
import { setClosed } from './profile/investor-details.store.ts';
import { lockAccount } from './profile/investors.store.ts';
import { endAllSessions } from './sessions/sessions.store.ts';
import { removeTwoFactor } from './two-factor/two-factor.store.ts';

/** Locks the account until the transaction ends. */
export { lockAccount };

/** Closes every way into an account for good; false if it was already closed. */
export async function closeAccess(trx: Db, investorId: string, at: Date): Promise<boolean> {
  const isClosed = await setClosed(trx, investorId, at);
  await closePendingAccess(trx, investorId, at);
  await removeTwoFactor(trx, investorId);
  await endAllSessions(trx, investorId, at);
  return isClosed;
}
