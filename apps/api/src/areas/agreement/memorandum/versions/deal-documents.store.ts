import type { Db } from '../../../../platform/db/tables.ts';

/** True for a document of this deal, be it published or only brought. */
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
