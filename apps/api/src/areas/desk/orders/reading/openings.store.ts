import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { PAPER_COUNTS } from '../../../agreement/signing/ceremony/counting-papers.sql.ts';

export type NewOpening = {
  id: string;
  staffId: string;
  investorId: string;
  tradeId: string | null;
  kycId: string | null;
  path: string | null;
  documentId: string;
  at: Date;
};

/** Adds that somebody opened a kept file, with the digest of its bytes. */
export async function insertOpening(trx: Db, opening: NewOpening): Promise<void> {
  const { id, staffId, investorId, tradeId, kycId, path, documentId, at } = opening;
  await sql`
    insert into document_openings (id, staff_id, investor_id, trade_id, kyc_id, path, document_id, sha256, at)
    select ${id}, ${staffId}, ${investorId}, ${tradeId}, ${kycId}, ${path}, files.id, files.sha256, ${at}
    from files where files.id = ${documentId}`.execute(trx);
}

export type OpenedBy = { staffId: string; name: string; documentId: string; lastAt: Date };

/** Who opened which of these documents of an investor, each once, with the last time. */
export async function listOpenings(
  db: Db,
  investorId: string,
  documentIds: readonly string[],
): Promise<OpenedBy[]> {
  return documentIds.length === 0
    ? []
    : db
        .selectFrom('document_openings as opening')
        .innerJoin('staff', 'staff.id', 'opening.staff_id')
        .select([
          'opening.staff_id as staffId',
          sql<string>`staff.first_name || ' ' || staff.last_name`.as('name'),
          'opening.document_id as documentId',
          sql<Date>`max(opening.at)`.as('lastAt'),
        ])
        .where('opening.investor_id', '=', investorId)
        .where('opening.document_id', 'in', documentIds)
        .groupBy(['opening.staff_id', 'opening.document_id', 'staff.first_name', 'staff.last_name'])
        .orderBy('lastAt', 'desc')
        .execute();
}

/** The papers signed for an order in the ceremony that counts, by title. */
export async function listPapers(
  db: Db,
  { investorId, tradeId }: { investorId: string; tradeId: string },
): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('signed_documents as signed')
    .innerJoin('signing_envelopes as ceremony', 'ceremony.id', 'signed.envelope_id')
    .select(['signed.file_id as id', 'signed.title'])
    .where('signed.investor_id', '=', investorId)
    .where('signed.trade_id', '=', tradeId)
    .where(PAPER_COUNTS)
    .orderBy('signed.title')
    .execute();
}

/** Those of an investor's files that are kept. */
export async function listKept(db: Db, investorId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('files')
          .select('id')
          .where('investor_id', '=', investorId)
          .where('id', 'in', ids)
          .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The look at a case for which somebody said why; undefined if they did not. What was said before the order was decided does not
 * hold for looks after that.
 */
export async function findGivenReason(
  db: Db,
  { staffId, tradeId }: { staffId: string; tradeId: string },
): Promise<{ id: string; at: Date } | undefined> {
  return db
    .selectFrom('reveals')
    .innerJoin('trades', 'trades.id', 'reveals.trade_id')
    .select(['reveals.id', 'reveals.at'])
    .where('reveals.staff_id', '=', staffId)
    .where('reveals.trade_id', '=', tradeId)
    .where('reveals.reason_of', 'is', null)
    .where((eb) =>
      eb.or([eb('trades.decided_at', 'is', null), eb('reveals.at', '>', eb.ref('trades.decided_at'))]),
    )
    .orderBy('reveals.at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Keeps what a person declared with a proposal or an approval. */
export async function keepDeclaration(
  trx: Db,
  declaration: { proposalId: string; staffId: string; act: 'propose' | 'approve'; text: string; at: Date },
): Promise<void> {
  const { proposalId, staffId, act, text, at } = declaration;
  await trx
    .insertInto('declarations')
    .values({ proposal_id: proposalId, staff_id: staffId, act, text, at })
    .execute();
}

/** What whoever made a proposal declared with it; null for a proposal of before declarations. */
export async function findDeclared(db: Db, proposalId: string): Promise<string | null> {
  const row = await db
    .selectFrom('declarations')
    .select('text')
    .where('proposal_id', '=', proposalId)
    .where('act', '=', 'propose')
    .executeTakeFirst();
  return row?.text ?? null;
}
