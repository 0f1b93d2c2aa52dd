import type {
  ProposalKind,
  ProposalState,
  RoleStaleReason,
  StaleReason,
} from '@portal/domain/firm/proposals/proposal-kinds';
import { sql } from 'kysely';
import { isBehind, placeOf } from '../../../platform/db/place.sql.ts';
import type { Db } from '../../../platform/db/tables.ts';

/** A proposal as stored, with its maker's name. */
export type Proposal = {
  id: string;
  kind: ProposalKind;
  target: string;
  targetVersion: number;
  payload: unknown;
  payloadHash: string;
  makerId: string;
  makerName: string;
  state: ProposalState;
  requiredApprovals: number;
  reason: string | null;
  endedById: string | null;
  endedByName: string | null;
  endedAt: Date | null;
  submittedAt: Date | null;
  expiresAt: Date;
};

export type NewProposal = Pick<
  Proposal,
  'id' | 'kind' | 'target' | 'targetVersion' | 'payload' | 'makerId' | 'requiredApprovals' | 'expiresAt'
> & { at: Date };

/** The full name of the person joined under this alias. */
export function nameOf(person: 'maker' | 'checker') {
  return sql<string>`${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)}`;
}

const OPEN: readonly ProposalState[] = ['submitted', 'approved'];

function proposals(db: Db) {
  return db
    .selectFrom('proposals')
    .innerJoin('staff as maker', 'maker.id', 'proposals.maker_id')
    .leftJoin('staff as ender', 'ender.id', 'proposals.ended_by')
    .select([
      'proposals.id',
      'proposals.kind',
      'proposals.target',
      'proposals.target_version as targetVersion',
      'proposals.payload',
      'proposals.payload_hash as payloadHash',
      'proposals.maker_id as makerId',
      nameOf('maker').as('makerName'),
      'proposals.state',
      'proposals.required_approvals as requiredApprovals',
      'proposals.reason',
      'proposals.ended_by as endedById',
      sql<string | null>`ender.first_name || ' ' || ender.last_name`.as('endedByName'),
      'proposals.ended_at as endedAt',
      'proposals.submitted_at as submittedAt',
      'proposals.expires_at as expiresAt',
    ]);
}

/** The open proposals about these targets, at most one each. */
export async function findOpenProposals(db: Db, targets: readonly string[]): Promise<Proposal[]> {
  return targets.length === 0
    ? []
    : proposals(db).where('target', 'in', targets).where('proposals.state', 'in', OPEN).execute();
}

/** The open proposal about a target, or else the last one; undefined if there was none. */
export async function findLastProposal(db: Db, target: string): Promise<Proposal | undefined> {
  return proposals(db)
    .where('target', '=', target)
    .orderBy((eb) => eb('proposals.state', 'in', OPEN), 'desc')
    .orderBy('proposals.created_at', 'desc')
    .orderBy('proposals.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** For each of these targets, the open proposal or else the last one. */
export async function findLastProposals(db: Db, targets: readonly string[]): Promise<Proposal[]> {
  return targets.length === 0
    ? []
    : proposals(db)
        .distinctOn('target')
        .where('target', 'in', targets)
        .orderBy('target')
        .orderBy((eb) => eb('proposals.state', 'in', OPEN), 'desc')
        .orderBy('proposals.created_at', 'desc')
        .orderBy('proposals.id', 'desc')
        .execute();
}

/** A person's open proposals of one kind. */
export async function findOpenProposalsBy(db: Db, makerId: string, kind: ProposalKind): Promise<Proposal[]> {
  return proposals(db)
    .where('maker_id', '=', makerId)
    .where('kind', '=', kind)
    .where('proposals.state', 'in', OPEN)
    .execute();
}

function allOpenBy(db: Db, makerId: string) {
  return proposals(db)
    .where('maker_id', '=', makerId)
    .where('proposals.state', 'in', OPEN)
    .orderBy('proposals.id');
}

/** All open proposals of a person. */
export async function findAllOpenProposalsBy(db: Db, makerId: string): Promise<Proposal[]> {
  return allOpenBy(db, makerId).execute();
}

/** Likewise, locked until the transaction ends. */
export async function holdAllOpenProposalsBy(trx: Db, makerId: string): Promise<Proposal[]> {
  return allOpenBy(trx, makerId).forUpdate('proposals').execute();
}

/** Who made a proposal; undefined where there is none. */
export async function findMakerOf(db: Db, proposalId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('proposals')
    .select('maker_id as makerId')
    .where('id', '=', proposalId)
    .executeTakeFirst();
  return row?.makerId;
}

/** More than an office has people; proposals about deals or orders are read by target. */
const TARGETS_READ_MAX = 500;

/** For each target of this kind of proposal, the open one or else the last one. */
export async function findLastProposalsOf(db: Db, kind: ProposalKind): Promise<Proposal[]> {
  return proposals(db)
    .distinctOn('target')
    .where('kind', '=', kind)
    .orderBy('target')
    .orderBy((eb) => eb('proposals.state', 'in', OPEN), 'desc')
    .orderBy('proposals.created_at', 'desc')
    .orderBy('proposals.id', 'desc')
    .limit(TARGETS_READ_MAX)
    .execute();
}

/** More versions than anybody publishes of one thing; the newest are read. */
const APPLIED_READ_MAX = 200;

/** The applied proposals about a target, newest first. */
export async function findAppliedProposals(db: Db, target: string): Promise<Proposal[]> {
  return proposals(db)
    .where('target', '=', target)
    .where('proposals.state', '=', 'applied')
    .orderBy('proposals.created_at', 'desc')
    .limit(APPLIED_READ_MAX)
    .execute();
}

/** The proposal, locked until the transaction ends. */
export async function lockProposal(trx: Db, proposalId: string): Promise<Proposal | undefined> {
  return proposals(trx).where('proposals.id', '=', proposalId).forUpdate('proposals').executeTakeFirst();
}

/** Violates `one_open_proposal` if the target already has an open one. */
export async function insertProposal(trx: Db, proposal: NewProposal): Promise<void> {
  await trx
    .insertInto('proposals')
    .values({
      id: proposal.id,
      kind: proposal.kind,
      target: proposal.target,
      target_version: proposal.targetVersion,
      payload: JSON.stringify(proposal.payload),
      maker_id: proposal.makerId,
      state: 'submitted',
      required_approvals: proposal.requiredApprovals,
      reason: null,
      ended_by: null,
      created_at: proposal.at,
      submitted_at: proposal.at,
      ended_at: null,
      expires_at: proposal.expiresAt,
    })
    .execute();
}

/** Replaces the payload, which voids earlier approvals. */
export async function updatePayload(trx: Db, proposalId: string, payload: unknown): Promise<void> {
  await trx
    .updateTable('proposals')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', proposalId)
    .execute();
}

export async function updateState(
  trx: Db,
  proposalId: string,
  state: ProposalState,
  end: { by: string | null; reason: string | null; at: Date | null } = { by: null, reason: null, at: null },
): Promise<void> {
  await trx
    .updateTable('proposals')
    .set({ state, ended_by: end.by, reason: end.reason, ended_at: end.at })
    .where('id', '=', proposalId)
    .execute();
}

/** Proposals that nobody approved in time, the first to expire first, behind a place among them. */
export async function listToExpire(
  db: Db,
  now: Date,
  place: string,
  limit: number,
): Promise<{ id: string; place: string }[]> {
  return db
    .selectFrom('proposals')
    .select(['id', placeOf('expires_at', 'id').as('place')])
    .where('state', '=', 'submitted')
    .where('expires_at', '<=', now)
    .where(isBehind('expires_at', 'id', place))
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Expires a proposal that nobody approved in time and returns it; undefined if it has ended or been approved since. */
export async function markExpired(
  trx: Db,
  id: string,
  now: Date,
): Promise<Pick<Proposal, 'id' | 'kind' | 'target'> | undefined> {
  return trx
    .updateTable('proposals')
    .set({ state: 'expired', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .where('expires_at', '<=', now)
    .returning(['id', 'kind', 'target'])
    .executeTakeFirst();
}

/** Ends the open proposals about these targets; those that have ended stay as they are. */
export async function markStale(
  trx: Db,
  targets: readonly string[],
  because: StaleReason | RoleStaleReason,
  at: Date,
): Promise<Pick<Proposal, 'id' | 'kind' | 'target'>[]> {
  return trx
    .updateTable('proposals')
    .set({ state: 'stale', reason: because, ended_at: at })
    .where('target', 'in', targets)
    .where('state', 'in', OPEN)
    .returning(['id', 'kind', 'target'])
    .execute();
}
