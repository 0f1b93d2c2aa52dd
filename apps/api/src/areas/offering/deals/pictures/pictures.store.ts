import type { PictureFormat } from '@portal/domain/ground/pictures/picture-sizes';
import type { Db } from '../../../../platform/db/tables.ts';
import { findReadableFile } from '../../../../platform/files/kept/files.store.ts';
import type { StoredFile } from '../../../../platform/files/kept/stored-file.ts';

export type NewPicture = { id: string; width: number; height: number; addedBy: string };

/** One of the files of a picture. */
export type PictureSize = { width: number; format: PictureFormat };

export async function insertPicture(
  trx: Db,
  { id, width, height, addedBy }: NewPicture,
  sizes: readonly (PictureSize & { fileId: string })[],
  at: Date,
): Promise<void> {
  await trx.insertInto('pictures').values({ id, width, height, added_by: addedBy, added_at: at }).execute();
  await trx
    .insertInto('picture_files')
    .values(sizes.map(({ fileId, ...size }) => ({ ...size, picture_id: id, file_id: fileId })))
    .execute();
}

/** One file of a public picture. */
export async function findPictureFile(
  db: Db,
  pictureId: string,
  { width, format }: PictureSize,
): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('picture_files')
    .select('file_id as fileId')
    .where('picture_id', '=', pictureId)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return row === undefined ? undefined : findReadableFile(db, { as: 'visitor' }, row.fileId);
}
