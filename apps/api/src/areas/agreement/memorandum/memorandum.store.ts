import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../platform/db/tables.ts';

/** A deal's current offering memorandum in one language. */
export type CurrentMemorandum = {
  documentId: string;
  dealId: string;
  title: string;
  version: number;
  language: Language;
  sha256: string;
  pages: number;
  sizeBytes: number;
};

export type Acceptance = CurrentMemorandum & {
  investorId: string;
  id: string;
  tradeId: string | null;
  mailId: string;
  at: Date;
  ipAddress: string;
  userAgent: string;
};

const KIND = 'offering-memorandum';

function memoranda(db: Db, dealId: string) {
  return db
    .selectFrom('deal_documents')
    .innerJoin('files', 'files.id', 'deal_documents.file_id')
    .select([
      'deal_documents.id as documentId',
      'deal_id as dealId',
      'title',
      'version',
      'language',
      'files.sha256',
      'deal_documents.pages',
      'files.size_bytes as sizeBytes',
    ])
    .where('deal_id', '=', dealId)
    .where('kind', '=', KIND)
    .orderBy('version', 'desc');
}

/**
 * The newest version, in the requested language if it has one: an amendment counts for everybody from the day it is published,
 * even where its translation is late. Undefined for a deal without a memorandum.
 */
export async function findCurrentMemorandum(
  db: Db,
  dealId: string,
  language: Language,
): Promise<CurrentMemorandum | undefined> {
  return memoranda(db, dealId)
    .orderBy((eb) => eb.case().when('language', '=', language).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();
}

/** The current version of the deal's memorandum; null when it has none. */
export async function findCurrentVersion(db: Db, dealId: string): Promise<number | null> {
  const current = await memoranda(db, dealId).limit(1).executeTakeFirst();
  return current?.version ?? null;
}

/** A document of the newest version; undefined for earlier versions and for anything that is not a memorandum of the deal. */
export async function findCurrentDocument(
  db: Db,
  dealId: string,
  documentId: string,
): Promise<CurrentMemorandum | undefined> {
  const version = await findCurrentVersion(db, dealId);
  const document = await memoranda(db, dealId).where('deal_documents.id', '=', documentId).executeTakeFirst();
  return document?.version === version ? document : undefined;
}

/** True unless the deal has a memorandum whose newest version this investor has not accepted in either language. */
export async function hasAcceptedCurrent(db: Db, investorId: string, dealId: string): Promise<boolean> {
  const version = await findCurrentVersion(db, dealId);
  if (version === null) {
    return true;
  }
  const accepted = await db
    .selectFrom('om_acceptances')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('deal_id', '=', dealId)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  return accepted !== undefined;
}

/** True for this investor's order of this deal. */
export async function isOrderOfDeal(
  db: Db,
  { investorId, tradeId, dealId }: { investorId: string; tradeId: string; dealId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('trades')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('id', '=', tradeId)
    .where('deal_id', '=', dealId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the evidence; answers false and changes nothing when this document was accepted before. */
export async function insertAcceptance(trx: Db, acceptance: Acceptance): Promise<boolean> {
  const inserted = await trx
    .insertInto('om_acceptances')
    .values({
      investor_id: acceptance.investorId,
      id: acceptance.id,
      deal_id: acceptance.dealId,
      trade_id: acceptance.tradeId,
      document_id: acceptance.documentId,
      version: acceptance.version,
      document_sha256: acceptance.sha256,
      language: acceptance.language,
      mail_id: acceptance.mailId,
      delivered_at: acceptance.at,
      accepted_at: acceptance.at,
      ip_address: acceptance.ipAddress,
      user_agent: acceptance.userAgent,
    })
    .onConflict((conflict) => conflict.columns(['investor_id', 'document_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What a message about a memorandum needs: the deal's name and the document's file. */
export async function findMemorandumToSend(db: Db, documentId: string) {
  return db
    .selectFrom('deal_documents')
    .innerJoin('deals', 'deals.id', 'deal_documents.deal_id')
    .innerJoin('files', 'files.id', 'deal_documents.file_id')
    .select([
      'deals.slug',
      'deals.content',
      'deal_documents.title',
      'deal_documents.version',
      'files.size_bytes as sizeBytes',
      'files.content_type as contentType',
      'files.storage_key as storageKey',
    ])
    .where('deal_documents.id', '=', documentId)
    .executeTakeFirstOrThrow();
}

/** What the evidence of a signature says about the memorandum: which one, and when and from where it was accepted. */
export type AcceptedMemorandum = {
  title: string;
  version: number;
  sha256: string;
  at: Date;
  ipAddress: string;
};

/** The last acceptance for an order's deal before a moment; undefined where none was needed. */
export async function findAcceptanceBefore(
  db: Db,
  investorId: string,
  tradeId: string,
  before: Date,
): Promise<AcceptedMemorandum | undefined> {
  return db
    .selectFrom('om_acceptances')
    .innerJoin('deal_documents', 'deal_documents.id', 'om_acceptances.document_id')
    .innerJoin('trades', (join) =>
      join
        .onRef('trades.investor_id', '=', 'om_acceptances.investor_id')
        .onRef('trades.deal_id', '=', 'om_acceptances.deal_id'),
    )
    .select([
      'deal_documents.title',
      'om_acceptances.version',
      'om_acceptances.document_sha256 as sha256',
      'om_acceptances.accepted_at as at',
      'om_acceptances.ip_address as ipAddress',
    ])
    .where('om_acceptances.investor_id', '=', investorId)
    .where('trades.id', '=', tradeId)
    .where('om_acceptances.accepted_at', '<=', before)
    .orderBy('om_acceptances.version', 'desc')
    .orderBy('om_acceptances.accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Every acceptance of an investor with its evidence, newest first, at most `limit`. */
export async function listAcceptances(
  db: Db,
  investorId: string,
  limit: number,
): Promise<
  Pick<Acceptance, 'documentId' | 'dealId' | 'version' | 'language' | 'at' | 'ipAddress' | 'userAgent'>[]
> {
  return db
    .selectFrom('om_acceptances')
    .select([
      'document_id as documentId',
      'deal_id as dealId',
      'version',
      'language',
      'accepted_at as at',
      'ip_address as ipAddress',
      'user_agent as userAgent',
    ])
    .where('investor_id', '=', investorId)
    .orderBy('accepted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
