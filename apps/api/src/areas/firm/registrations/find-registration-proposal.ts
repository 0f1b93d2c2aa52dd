import { PROVINCES } from '@portal/domain/ground/people/provinces';
import type { Db } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findLastProposals, type Proposal } from '../proposals/find-proposals.ts';
import { registrationTarget } from './registration-payload.ts';

/** For each province, what is proposed of it or was last. */
export async function findRegistrationProposals(db: Db): Promise<Proposal[]> {
  return findLastProposals(db, PROVINCES.map(registrationTarget));
}

/** The last proposal of its province with this id. Throws NOT_FOUND. */
export async function findRegistrationProposal(db: Db, proposalId: string): Promise<Proposal> {
  const found = (await findRegistrationProposals(db)).find(({ id }) => id === proposalId);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return found;
}
