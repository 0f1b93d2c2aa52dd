import type { Language } from '@portal/domain/ground/people/languages';
import type { PublishedMemorandum } from '@portal/domain/offering/deals/authoring/memorandum-version';
import type { Db } from '../../../../platform/db/tables.ts';

export type PublishedDocument = {
  id: string;
  version: number;
  language: Language;
  title: string;
  pages: number;
  size: number;
  publishedAt: Date;
};

/** More than any deal ever publishes; the newest are shown. */
const DOCUMENTS_LISTED_MAX = 200;

/** Every published document of a deal's memorandum, newest version first, English before French. */
export async function listPublished(db: Db, dealId: string): Promise<PublishedDocument[]> {
  return db
    .selectFrom('deal_documents')
    .innerJoin('files', 'files.id', 'deal_documents.file_id')
    .select([
      'deal_documents.id',
      'deal_documents.version',
      'deal_documents.language',
      'deal_documents.title',
      'deal_documents.pages',
      'files.size_bytes as size',
      'deal_documents.created_at as publishedAt',
    ])
    .where('deal_id', '=', dealId)
    .where('kind', '=', 'offering-memorandum')
    .orderBy('deal_documents.version', 'desc')
    .orderBy('deal_documents.language')
    .limit(DOCUMENTS_LISTED_MAX)
    .execute();
}

/** The newest version and its languages. */
export async function findPublished(db: Db, dealId: string): Promise<PublishedMemorandum> {
  const documents = await listPublished(db, dealId);
  const version = documents[0]?.version ?? 0;
  return {
    version,
    languages: documents.filter((document) => document.version === version).map(({ language }) => language),
  };
}

/** How many investors confirmed each version. */
export async function countConfirmations(db: Db, dealId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('om_acceptances')
    .select((eb) => ['version', eb.fn.count<number>('investor_id').distinct().as('count')])
    .where('deal_id', '=', dealId)
    .groupBy('version')
    .execute();
  return new Map(rows.map(({ version, count }) => [version, Number(count)]));
}

/** True for a document of this deal, published or draft. */
export async function hasDocument(db: Db, dealId: string, documentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deal_documents')
    .select('id')
    .where('deal_id', '=', dealId)
    .where('id', '=', documentId)
    .union(
      db
        .selectFrom('memorandum_drafts')
        .select('document_id as id')
        .where('deal_id', '=', dealId)
        .where('document_id', '=', documentId),
    )
    .union(
      db
        .selectFrom('deal_files')
        .select('file_id as id')
        .where('deal_id', '=', dealId)
        .where('file_id', '=', documentId)
        .where('part', '=', 'document'),
    )
    .executeTakeFirst();
  return row !== undefined;
}
