import { isBehindDown, placeOf } from '../../../../platform/db/place.sql.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { StoredFile } from '../../../../platform/files/kept/stored-file.ts';

export type MissingFirstPage = Pick<StoredFile, 'sha256' | 'contentType' | 'storageKey'> & { place: string };

/** Files of published documents of which no first page is kept, the newest first, behind a place among them. */
export async function listWithoutFirstPage(
  db: Db,
  place: string,
  limit: number,
): Promise<MissingFirstPage[]> {
  return db
    .selectFrom('deal_documents')
    .innerJoin('files', 'files.id', 'deal_documents.file_id')
    .leftJoin('first_pages', 'first_pages.sha256', 'files.sha256')
    .select([
      'files.sha256',
      'files.content_type as contentType',
      'files.storage_key as storageKey',
      placeOf('deal_documents.created_at', 'deal_documents.id').as('place'),
    ])
    .where('first_pages.sha256', 'is', null)
    .where(isBehindDown('deal_documents.created_at', 'deal_documents.id', place))
    .orderBy('deal_documents.created_at', 'desc')
    .orderBy('deal_documents.id', 'desc')
    .limit(limit)
    .execute();
}
