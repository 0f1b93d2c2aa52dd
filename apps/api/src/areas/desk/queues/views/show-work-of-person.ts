import type { WorkOfPerson } from '@portal/domain/desk/queues/office-work-of-person.wire';
import { PROPOSAL_KIND_NAMES } from '@portal/domain/firm/proposals/proposal-kinds';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findAllOpenProposalsBy } from '../../../firm/proposals/find-proposals.ts';
import { findPerson } from '../../../firm/staff/people/find-person.ts';
import { countHeldBy } from '../claims/claims.store.ts';

/** What a person has open, which ends or goes back with their access or roles. Throws NOT_FOUND. */
export async function showWorkOfPerson(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staffId: string,
): Promise<WorkOfPerson> {
  if ((await findPerson(db, staffId)) === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const kinds = (await findAllOpenProposalsBy(db, staffId)).map(({ kind }) => kind);
  return {
    proposals: PROPOSAL_KIND_NAMES.filter((kind) => kinds.includes(kind)).map((kind) => ({
      kind,
      count: kinds.filter((one) => one === kind).length,
    })),
    claims: await countHeldBy(db, staffId, clock.now()),
  };
}
