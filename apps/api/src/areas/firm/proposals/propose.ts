import { PROPOSAL_KINDS } from '@portal/domain/firm/proposals/proposal-kinds';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { areLetInByOne } from '../staff/admissions/find-admissions.ts';
import { insertPreparers } from './checkers.store.ts';
import { findApprovers } from './find-approvers.ts';
import { findOpenProposals, insertProposal, type NewProposal } from './proposals.store.ts';

const DAY_MS = 86_400_000;

type Proposed = Pick<NewProposal, 'kind' | 'target' | 'targetVersion' | 'payload'> & {
  /** Everybody besides the maker who edited or prepared it: none of them may approve it. */
  preparers: readonly string[];
};

/**
 * Proposes something that others have to approve, in the caller's transaction; the caller has locked the target.
 * Returns the proposal's id. Throws PROPOSAL_OPEN, and NOBODY_TO_APPROVE if nobody else may approve it.
 */
export async function propose(
  trx: Db,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  by: StaffActor,
  { preparers, ...proposed }: Proposed,
): Promise<string> {
  const [open] = await findOpenProposals(trx, [proposed.target]);
  if (open !== undefined) {
    throw new AppError('PROPOSAL_OPEN');
  }
  const others = await findApprovers(trx, proposed.kind, [by.staffId, ...preparers]);
  if (!(await isAnyIndependent(trx, by, others))) {
    throw new AppError('NOBODY_TO_APPROVE');
  }
  const { requiredApprovals, expiresAfterDays } = PROPOSAL_KINDS[proposed.kind];
  const id = newId();
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + expiresAfterDays * DAY_MS);
  await insertProposal(trx, { ...proposed, id, makerId: by.staffId, requiredApprovals, expiresAt, at });
  await insertPreparers(trx, id, preparers);
  return id;
}

/** True if one of these people was not let in by the maker alone, nor alone by whoever alone let in the maker. */
async function isAnyIndependent(
  trx: Db,
  by: StaffActor,
  others: readonly { id: string }[],
): Promise<boolean> {
  for (const { id } of others) {
    if (!(await areLetInByOne(trx, by.staffId, id))) {
      return true;
    }
  }
  return false;
}
