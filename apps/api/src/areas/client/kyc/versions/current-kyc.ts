import { prefillInvesting } from '@portal/domain/client/kyc/answers/prefill-investing';
import { startKyc } from '@portal/domain/client/kyc/answers/start-kyc';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findInvestor } from '../../../people/accounts/find-account.ts';
import { findNewestVersion, type KycVersion } from './kyc-versions.store.ts';
import { openAnswers } from './seal-answers.ts';

/** The version that a person sees and edits. */
export type CurrentKyc = Pick<KycVersion, 'version' | 'state' | 'submittedAt' | 'signedAt' | 'times'> & {
  /** Null while version 1 is only proposed, before anything is stored. */
  id: string | null;
  /** In the domain's names, secret numbers included. */
  kyc: KycDraft;
};

/**
 * The draft if there is one, else the version submitted last, else a first version proposed from the account and the
 * onboarding answers. Throws NOT_FOUND if the account is gone.
 */
export async function loadCurrentKyc(db: Db, deps: Deps, investorId: string): Promise<CurrentKyc> {
  const row = await findNewestVersion(db, investorId);
  if (row === undefined) {
    return proposeFirst(db, investorId);
  }
  const { answers: _sealed, ...facts } = row;
  return { ...facts, kyc: await openAnswers(deps.secrets, row) };
}

async function proposeFirst(db: Db, investorId: string): Promise<CurrentKyc> {
  const investor = await findInvestor(db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return {
    id: null,
    version: 1,
    state: 'draft',
    submittedAt: null,
    signedAt: null,
    times: {},
    kyc: startKyc(investor, prefillInvesting(investor.onboardingAnswers ?? {})),
  };
}
