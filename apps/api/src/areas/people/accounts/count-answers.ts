import { isDeepStrictEqual } from 'node:util';
import { mailConsentsOf } from '@portal/domain/people/account/consents';
import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { firstUnanswered } from '@portal/domain/people/onboarding/answers';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { noteOnboarded } from './note-onboarded.ts';
import { noteConsents } from './profile/change-consents.ts';
import { setOnboardingAnswers } from './profile/investor-details.store.ts';
import { findInvestor, lockAccount } from './profile/investors.store.ts';

/**
 * Lets answers of the questionnaire count as soon as they are given, in the caller's transaction: they pre-fill the profile and mark
 * deals; with the last required one the questionnaire is done. Answers given before stay where these are silent. A mail that was
 * declined elsewhere since is agreed to again only by a new answer.
 */
export async function countAnswers(
  trx: Db,
  deps: Deps,
  investorId: string,
  given: OnboardingAnswers,
): Promise<void> {
  await lockAccount(trx, investorId);
  const before = (await findInvestor(trx, investorId))?.onboardingAnswers ?? {};
  const answers = { ...before, ...given };
  if (!isDeepStrictEqual(answers, before)) {
    await setOnboardingAnswers(trx, investorId, answers);
  }
  if (!isDeepStrictEqual(answers.marketing, before.marketing)) {
    await noteConsents(trx, deps, investorId, mailConsentsOf(answers) ?? {});
  }
  if (firstUnanswered(answers) === null) {
    await noteOnboarded(trx, deps, investorId);
  }
}
