import { PROPOSAL_KINDS, type ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';
import type { Db } from '../../../platform/db/tables.ts';
import { findPermittedStaff } from '../staff/people/find-permitted-staff.ts';

/** Who may approve this kind of proposal, except those who worked on it; empty in an office of one. */
export async function findApprovers(
  db: Db,
  kind: ProposalKind,
  workedOnIt: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const people = await findPermittedStaff(db, PROPOSAL_KINDS[kind].approvedBy);
  return people.filter(({ id }) => !workedOnIt.includes(id)).map(({ id, name }) => ({ id, name }));
}
