import { mailConsentsOf } from '@portal/domain/people/account/consents';
import type { Onboarded, OnboardingAnswers, User } from '@portal/domain/people/account/user.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { noteConsents } from './profile/change-consents.ts';
import { setOnboarded } from './profile/investor-details.store.ts';
import { findInvestor } from './profile/investors.store.ts';
import { showProfile } from './profile/show-profile.ts';

/** Records that the questionnaire was finished, with its answers if given; they pre-fill the KYC profile. */
export async function completeOnboarding(
  deps: Deps,
  investorId: string,
  answers: OnboardingAnswers | null,
): Promise<User> {
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    await setOnboarded(trx, investorId, answers, at);
    await noteConsents(trx, deps, investorId, mailConsentsOf(answers) ?? {});
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'investor.onboarded',
      target: `investor:${investorId}`,
      investorId,
      detail: { answered: Object.keys(answers ?? {}) },
    });
  });
  return showProfile(deps, investorId);
}

/** What an investor answered in the questionnaire; empty if it was skipped. Throws NOT_FOUND if the account is gone. */
export async function showOnboardingAnswers(deps: Pick<Deps, 'db'>, investorId: string): Promise<Onboarded> {
  const investor = await findInvestor(deps.db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { answers: investor.onboardingAnswers ?? {} };
}
