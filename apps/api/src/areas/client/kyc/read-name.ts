import type { Deps } from '../../../platform/deps.ts';
import { readSubmittedAnswers } from './submitted-answers.ts';

/** The name in a submitted version, for the dealer's people. Throws NOT_FOUND for a version that is not the investor's. */
export async function readNameIn(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  investorId: string,
  kycId: string,
): Promise<{ firstName: string; middleName: string; lastName: string }> {
  const { text } = await readSubmittedAnswers(db, secrets, investorId, kycId);
  return {
    firstName: text('basics.firstName'),
    middleName: text('basics.middleName'),
    lastName: text('basics.lastName'),
  };
}
