import type { OnboardingAnswers, User } from '@portal/domain/wire/user';
import { appendAudit } from '../audit/audit.store.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { setOnboarded } from './investors.store.ts';
import { showProfile } from './show-profile.ts';

/** Records that the questionnaire was finished, with its answers where they are given; they pre-fill the KYC profile. */
export async function completeOnboarding(
  deps: Deps,
  investorId: string,
  answers: OnboardingAnswers | null,
): Promise<User> {
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    await setOnboarded(trx, investorId, answers, at);
    await appendAudit(trx, at, {
      actor: `investor:${investorId}`,
      action: 'investor.onboarded',
      target: `investor:${investorId}`,
      investorId,
      detail: { answered: Object.keys(answers ?? {}) },
    });
  });
  return showProfile(deps, investorId);
}
