import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Db } from '../../../platform/db/tables.ts';
import { nameOf, type Proposal } from './proposals.store.ts';

/** Adds people who worked on what is proposed, each once. */
export async function insertPreparers(
  trx: Db,
  proposalId: string,
  staffIds: readonly string[],
): Promise<void> {
  if (staffIds.length > 0) {
    await trx
      .insertInto('proposal_preparers')
      .values(staffIds.map((staffId) => ({ proposal_id: proposalId, staff_id: staffId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Everybody who may not approve it: its maker, and the people who worked on it. */
export async function findPreparers(
  db: Db,
  { id, makerId }: Pick<Proposal, 'id' | 'makerId'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('proposal_preparers')
    .select('staff_id as staffId')
    .where('proposal_id', '=', id)
    .execute();
  return [makerId, ...rows.map(({ staffId }) => staffId)];
}

/** Stores an approval of what somebody saw; it replaces an older one by the same person. */
export async function keepApproval(
  trx: Db,
  approval: { proposalId: string; checkerId: string; payloadHash: string; at: Date },
): Promise<void> {
  const { payloadHash: payload_hash, at: approved_at } = approval;
  await trx
    .insertInto('approvals')
    .values({ proposal_id: approval.proposalId, checker_id: approval.checkerId, payload_hash, approved_at })
    .onConflict((conflict) =>
      conflict.columns(['proposal_id', 'checker_id']).doUpdateSet({ payload_hash, approved_at }),
    )
    .execute();
}

/**
 * Everybody who approved the proposal as it is and still has access, with their current roles; locked until the
 * transaction ends.
 */
export async function holdCheckers(
  trx: Db,
  { id, payloadHash }: Pick<Proposal, 'id' | 'payloadHash'>,
): Promise<{ id: string; roles: StaffRole[] }[]> {
  return trx
    .selectFrom('approvals')
    .innerJoin('staff', 'staff.id', 'approvals.checker_id')
    .select(['staff.id', 'staff.roles'])
    .where('proposal_id', '=', id)
    .where('payload_hash', '=', payloadHash)
    .where('staff.ended_at', 'is', null)
    .forShare('staff')
    .execute();
}

/** Who made and who approved each of these proposals, as applied. */
export async function findCheckerNames(
  db: Db,
  proposalIds: readonly string[],
): Promise<{ proposalId: string; makerName: string; checkerName: string }[]> {
  if (proposalIds.length === 0) {
    return [];
  }
  return db
    .selectFrom('proposals')
    .innerJoin('approvals', (join) =>
      join
        .onRef('approvals.proposal_id', '=', 'proposals.id')
        .onRef('approvals.payload_hash', '=', 'proposals.payload_hash'),
    )
    .innerJoin('staff as maker', 'maker.id', 'proposals.maker_id')
    .innerJoin('staff as checker', 'checker.id', 'approvals.checker_id')
    .select([
      'proposals.id as proposalId',
      nameOf('maker').as('makerName'),
      nameOf('checker').as('checkerName'),
    ])
    .where('proposals.id', 'in', proposalIds)
    .orderBy('approvals.approved_at')
    .execute();
}
