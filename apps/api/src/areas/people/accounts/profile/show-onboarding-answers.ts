import type { Onboarded } from '@portal/domain/people/account/user.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findInvestor } from './investors.store.ts';

/** What an investor answered in the questionnaire; nothing where it was skipped. Throws NOT_FOUND when the account is gone. */
export async function showOnboardingAnswers(deps: Pick<Deps, 'db'>, investorId: string): Promise<Onboarded> {
  const investor = await findInvestor(deps.db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { answers: investor.onboardingAnswers ?? {} };
}
