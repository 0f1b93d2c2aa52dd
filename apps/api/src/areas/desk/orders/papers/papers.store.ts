import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import type { OrderInScope } from '../scope/require-order.ts';

/** True for a document that was signed for the order. */
export async function isSignedFor(
  db: Db,
  { investorId, tradeId }: OrderInScope,
  fileId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('signed_documents')
    .select('file_id')
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row !== undefined;
}

type Opening = { actor: string; action: string; target: string; documentId: string; since: Date };

/** True if this staff member has opened the document since then, according to the audit log. */
export async function hasOpened(
  db: Db,
  { actor, action, target, documentId, since }: Opening,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('seq')
    .where('target', '=', target)
    .where('actor', '=', actor)
    .where('action', '=', action)
    .where('at', '>=', since)
    .where((eb) => eb(eb.ref('detail', '->>').key('documentId'), '=', documentId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Order = { investorId: string; tradeId: string };
type StoredSigner = Record<
  'linkSentAt' | 'linkExpiresAt' | 'consentedAt' | 'signedAt' | 'declinedAt',
  string | null
> & { role: SignerRole };

const CEREMONIES_LISTED_MAX = 20;

/** The ceremonies of an order, newest first, with each signer's progress, without anything that was signed. */
export async function listCeremonies(
  db: Db,
  { investorId, tradeId }: Order,
): Promise<OfficeOrder['ceremonies']> {
  const rows = await db
    .selectFrom('signing_envelopes as envelope')
    .select([
      'envelope.id',
      'envelope.status',
      'envelope.language',
      'envelope.is_at_provider as isAtProvider',
      'envelope.created_at as createdAt',
      'envelope.signed_at as signedAt',
      'envelope.sealed_at as sealedAt',
      'envelope.seal_due_at as sealDueAt',
      sql<string[]>`coalesce((
        select jsonb_agg(signed.title order by signed.title)
        from kept_papers kept
        join signed_documents signed on signed.investor_id = kept.investor_id and signed.id = kept.document_id
        where kept.envelope_id = envelope.id
      ), '[]')`.as('kept'),
      sql<StoredSigner[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'role', signer.role, 'linkSentAt', signer.link_sent_at, 'linkExpiresAt', signer.link_expires_at,
          'consentedAt', signer.consented_at, 'signedAt', signer.signed_at, 'declinedAt', signer.declined_at
        ) order by signer.position)
        from signing_signers signer
        where signer.investor_id = envelope.investor_id and signer.envelope_id = envelope.id
      ), '[]')`.as('signers'),
    ])
    .where('envelope.investor_id', '=', investorId)
    .where('envelope.trade_id', '=', tradeId)
    .orderBy('envelope.created_at', 'desc')
    .limit(CEREMONIES_LISTED_MAX)
    .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    signedAt: isoOf(row.signedAt),
    sealedAt: isoOf(row.sealedAt),
    sealDueAt: isoOf(row.sealDueAt),
    signers: row.signers.map((signer) => ({
      role: signer.role,
      linkSentAt: isoOf(signer.linkSentAt),
      linkExpiresAt: isoOf(signer.linkExpiresAt),
      consentedAt: isoOf(signer.consentedAt),
      signedAt: isoOf(signer.signedAt),
      declinedAt: isoOf(signer.declinedAt),
    })),
  }));
}

/** The memoranda that the investor accepted, and the newest one, whether accepted or not. */
export async function listMemoranda(
  db: Db,
  { investorId, tradeId }: Order,
): Promise<OfficeOrder['memoranda']> {
  const newest = sql<boolean>`document.version = (
    select max(other.version) from deal_documents other
    where other.deal_id = document.deal_id and other.kind = 'offering-memorandum'
  )`;
  const rows = await db
    .selectFrom('deal_documents as document')
    .innerJoin('trades', 'trades.deal_id', 'document.deal_id')
    .leftJoin('om_acceptances as accepted', (join) =>
      join
        .onRef('accepted.document_id', '=', 'document.id')
        .onRef('accepted.investor_id', '=', 'trades.investor_id'),
    )
    .select([
      'document.id as documentId',
      'document.title',
      'document.version',
      'document.language',
      'accepted.accepted_at as acceptedAt',
      newest.as('isNewest'),
    ])
    .where('trades.investor_id', '=', investorId)
    .where('trades.id', '=', tradeId)
    .where('document.kind', '=', 'offering-memorandum')
    .where((eb) => eb.or([newest, eb('accepted.accepted_at', 'is not', null)]))
    .orderBy('document.version', 'desc')
    .orderBy('document.language')
    .execute();
  return rows.map((row) => ({ ...row, acceptedAt: isoOf(row.acceptedAt) }));
}

/** Times within JSON come as text. */
function isoOf(at: Date | string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** More than anybody signs; only the newest are listed. */
const PAPERS_LISTED_MAX = 200;

type PaperFound = Omit<OfficeInvestor['papers'][number], 'at'> & { at: Date };

/**
 * What an investor signed and the memoranda they confirmed, newest first. Each comes with the order it is opened through; a
 * memorandum confirmed without an order, with the newest order of its deal; if there is none, it is opened through the investor.
 */
export async function findPapersOf(db: Db, investorId: string): Promise<PaperFound[]> {
  const { rows } = await sql<PaperFound>`
    select 'signed' as kind, signed.file_id as "documentId", signed.title, envelope.language, signed.signed_at as at,
      signed.trade_id as "orderId"
    from signed_documents signed
    join signing_envelopes envelope on envelope.investor_id = signed.investor_id and envelope.id = signed.envelope_id
    where signed.investor_id = ${investorId}
    union all
    select 'memorandum', document.id, document.title, document.language, accepted.accepted_at, placed.id
    from om_acceptances accepted
    join deal_documents document on document.id = accepted.document_id
    left join lateral (
      select trades.id from trades
      where trades.investor_id = accepted.investor_id and trades.deal_id = document.deal_id
      order by trades.created_at desc, trades.id limit 1
    ) placed on true
    where accepted.investor_id = ${investorId} and document.kind = 'offering-memorandum'
    order by at desc, "documentId" limit ${PAPERS_LISTED_MAX}
  `.execute(db);
  return rows;
}
