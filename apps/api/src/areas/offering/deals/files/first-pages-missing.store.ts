import type { Db } from '../../../../platform/db/tables.ts';
import type { StoredFile } from '../../../../platform/files/kept/stored-file.ts';

/** Files of published documents of which no first page is kept, the newest first. */
export async function listWithoutFirstPage(
  db: Db,
  limit: number,
): Promise<Pick<StoredFile, 'sha256' | 'contentType' | 'storageKey'>[]> {
  return db
    .selectFrom('deal_documents')
    .innerJoin('files', 'files.id', 'deal_documents.file_id')
    .leftJoin('first_pages', 'first_pages.sha256', 'files.sha256')
    .select(['files.sha256', 'files.content_type as contentType', 'files.storage_key as storageKey'])
    .where('first_pages.sha256', 'is', null)
    .orderBy('deal_documents.created_at', 'desc')
    .limit(limit)
    .execute();
}
