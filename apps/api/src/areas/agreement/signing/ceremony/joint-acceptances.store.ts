import type { Db } from '../../../../platform/db/tables.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import {
  type AcceptedMemorandum,
  type CurrentMemorandum,
  findCurrentVersion,
} from '../../memorandum/find-memorandum.ts';

/** The joint investor's part of a ceremony, which holds their acceptances because they have no account. */
type Part = { investorId: string; envelopeId: string };

export type JointAcceptance = { documentId: string; title: string; version: number; at: Date };

/** What the joint investor accepted in this ceremony, newest version first. */
export async function listJointAcceptances(
  db: Db,
  { investorId, envelopeId }: Part,
): Promise<JointAcceptance[]> {
  return db
    .selectFrom('joint_om_acceptances')
    .innerJoin('deal_documents', 'deal_documents.id', 'joint_om_acceptances.document_id')
    .select([
      'joint_om_acceptances.document_id as documentId',
      'deal_documents.title',
      'joint_om_acceptances.version',
      'joint_om_acceptances.accepted_at as at',
    ])
    .where('joint_om_acceptances.investor_id', '=', investorId)
    .where('joint_om_acceptances.envelope_id', '=', envelopeId)
    .orderBy('joint_om_acceptances.version', 'desc')
    .orderBy('joint_om_acceptances.accepted_at')
    .execute();
}

/** Stores the evidence. Lock the ceremony first, so that a second press finds the first. */
export async function insertJointAcceptance(
  trx: Db,
  { investorId, envelopeId }: Part,
  memorandum: CurrentMemorandum,
  { id, mailId, at, origin }: { id: string; mailId: string; at: Date; origin: Origin },
): Promise<void> {
  await trx
    .insertInto('joint_om_acceptances')
    .values({
      investor_id: investorId,
      id,
      envelope_id: envelopeId,
      deal_id: memorandum.dealId,
      document_id: memorandum.documentId,
      version: memorandum.version,
      document_sha256: memorandum.sha256,
      language: memorandum.language,
      mail_id: mailId,
      delivered_at: at,
      accepted_at: at,
      ip_address: origin.ipAddress,
      user_agent: origin.userAgent,
    })
    .execute();
}

/** True unless the deal has a memorandum whose newest version was not accepted in this part in either language. */
export async function hasJointAcceptedCurrent(db: Db, part: Part, dealId: string): Promise<boolean> {
  const version = await findCurrentVersion(db, dealId);
  if (version === null) {
    return true;
  }
  const accepted = await listJointAcceptances(db, part);
  return accepted.some((each) => each.version === version);
}

/**
 * The same for an order, by the ceremony that counts for it. Ceremonies at the signing provider always pass: the joint investor
 * has no page in the portal there.
 */
export async function hasJointOfOrderAccepted(
  db: Db,
  { investorId, id, dealId }: { investorId: string; id: string; dealId: string },
): Promise<boolean> {
  const part = await db
    .selectFrom('signing_envelopes')
    .innerJoin('signing_signers', (join) =>
      join
        .onRef('signing_signers.investor_id', '=', 'signing_envelopes.investor_id')
        .onRef('signing_signers.envelope_id', '=', 'signing_envelopes.id'),
    )
    .select(['signing_envelopes.investor_id as investorId', 'signing_envelopes.id as envelopeId'])
    .where('signing_envelopes.investor_id', '=', investorId)
    .where('signing_envelopes.trade_id', '=', id)
    .where('signing_envelopes.status', 'in', ['open', 'completed'])
    .where('signing_envelopes.is_at_provider', '=', false)
    .where('signing_signers.role', '=', 'joint')
    .executeTakeFirst();
  return part === undefined || hasJointAcceptedCurrent(db, part, dealId);
}

/** The last acceptance in this part before a moment, for the evidence; undefined where none was needed. */
export async function findJointAcceptanceBefore(
  db: Db,
  { investorId, envelopeId }: Part,
  before: Date,
): Promise<AcceptedMemorandum | undefined> {
  return db
    .selectFrom('joint_om_acceptances')
    .innerJoin('deal_documents', 'deal_documents.id', 'joint_om_acceptances.document_id')
    .select([
      'deal_documents.title',
      'joint_om_acceptances.version',
      'joint_om_acceptances.document_sha256 as sha256',
      'joint_om_acceptances.accepted_at as at',
      'joint_om_acceptances.ip_address as ipAddress',
    ])
    .where('joint_om_acceptances.investor_id', '=', investorId)
    .where('joint_om_acceptances.envelope_id', '=', envelopeId)
    .where('joint_om_acceptances.accepted_at', '<=', before)
    .orderBy('joint_om_acceptances.version', 'desc')
    .orderBy('joint_om_acceptances.accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
