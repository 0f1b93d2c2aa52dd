import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { setOnboarded } from './profile/investor-details.store.ts';
import { findInvestor } from './profile/investors.store.ts';

/** Records, in the caller's transaction, that nobody has to ask the questionnaire any more; the first time counts and is on record. */
export async function noteOnboarded(trx: Db, deps: Deps, investorId: string): Promise<void> {
  const at = deps.clock.now();
  if (!(await setOnboarded(trx, investorId, at))) {
    return;
  }
  const investor = await findInvestor(trx, investorId);
  await appendAudit(trx, deps, at, {
    actor: `investor:${investorId}`,
    action: 'investor.onboarded',
    target: `investor:${investorId}`,
    investorId,
    detail: { answered: Object.keys(investor?.onboardingAnswers ?? {}) },
  });
}
