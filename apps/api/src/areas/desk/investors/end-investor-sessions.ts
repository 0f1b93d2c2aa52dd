import type { EndSessionsInput } from '@portal/domain/desk/investors/office-investors.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endSessionsByOffice } from '../../people/accounts/sessions/end-sessions-by-office.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { requireInvestor } from './require-investor.ts';

/** Ends one session of an investor or all of them, for a recorded reason; returns how many ended. Throws NOT_FOUND. */
export async function endInvestorSessions(
  deps: Deps,
  reader: Reader,
  investorId: string,
  input: EndSessionsInput,
): Promise<number> {
  return transact(deps.db, async (trx) => {
    await requireInvestor(trx, reader, investorId);
    return endSessionsByOffice(trx, deps, reader.actor, investorId, input);
  });
}
