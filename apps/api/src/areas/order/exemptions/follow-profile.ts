import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findSubmittedKyc } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { readSubmittedAnswers } from '../../client/kyc/submitted/submitted-answers.ts';
import { factsOfAnswers } from './facts-of-answers.ts';
import { replaceTold } from './purchases.store.ts';
import { moveRoom } from './rooms.store.ts';

/**
 * From now on a person is judged by the profile that they have just submitted: what it tells of purchases elsewhere counts, and what was judged
 * by another one no longer stands. The caller has locked their room.
 */
export async function followProfile(
  trx: Db,
  deps: Deps,
  { investorId, kycId }: { investorId: string; kycId: string },
): Promise<void> {
  const at = deps.clock.now();
  const { sections } = await readSubmittedAnswers(trx, deps.secrets, investorId, kycId);
  const submitted = await findSubmittedKyc(trx, investorId);
  const { purchasesElsewhere } = factsOfAnswers(sections, submitted?.submittedAt ?? at);
  await replaceTold(trx, { investorId, kycId, purchases: purchasesElsewhere }, at);
  await moveRoom(trx, investorId);
}
