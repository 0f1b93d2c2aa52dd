import type { Onboarded, OnboardingAnswers, User } from '@portal/domain/people/account/user.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { countAnswers } from './count-answers.ts';
import { noteOnboarded } from './note-onboarded.ts';
import { findInvestor } from './profile/investors.store.ts';
import { showProfile } from './profile/show-profile.ts';

/** Records that the questionnaire was finished, with its answers if given; they pre-fill the KYC profile. */
export async function completeOnboarding(
  deps: Deps,
  investorId: string,
  answers: OnboardingAnswers | null,
): Promise<User> {
  await transact(deps.db, async (trx) => {
    await countAnswers(trx, deps, investorId, answers ?? {});
    await noteOnboarded(trx, deps, investorId);
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
