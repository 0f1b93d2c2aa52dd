import { isBehind, placeOf } from '../../db/place.sql.ts';
import type { Db } from '../../db/tables.ts';
import type { InvestorActor, StaffActor } from '../../http/actor.ts';

/** A file that comes in pieces. Lengths in bytes. */
export type StoredUpload = {
  id: string;
  originalName: string;
  length: number;
  sha256: string;
  offset: number;
  usedAt: Date;
};

/** Who sends it. */
export type UploadOwner = Pick<InvestorActor, 'kind' | 'investorId'> | Pick<StaffActor, 'kind' | 'staffId'>;

/** A piece of an upload; its bytes are in the file store. */
export type StoredPiece = { offset: number; sha256: string; storageKey: string; dataKeyId: string };

const COLUMNS = [
  'id',
  'original_name as originalName',
  'length_bytes as length',
  'sha256',
  'offset_bytes as offset',
  'used_at as usedAt',
] as const;

/** Begins an upload, or finds this person's earlier one of the same bytes; says which of the two. */
export async function beginOrFind(
  trx: Db,
  owner: UploadOwner,
  { id, originalName, length, sha256, usedAt }: Omit<StoredUpload, 'offset'>,
): Promise<{ upload: StoredUpload; isNew: boolean }> {
  const upload = await trx
    .insertInto('uploads')
    .values({
      id,
      investor_id: owner.kind === 'investor' ? owner.investorId : null,
      staff_id: owner.kind === 'staff' ? owner.staffId : null,
      original_name: originalName,
      length_bytes: length,
      sha256,
      offset_bytes: 0,
      used_at: usedAt,
    })
    .onConflict((conflict) =>
      conflict.columns([ownerOf(owner).column, 'sha256', 'length_bytes']).doUpdateSet({
        original_name: originalName,
        used_at: usedAt,
      }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { upload, isNew: upload.id === id };
}

/** Their upload; another person's looks like none. */
export async function findUpload(db: Db, owner: UploadOwner, id: string): Promise<StoredUpload | undefined> {
  return ofOwner(db, owner, id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockUpload(trx: Db, owner: UploadOwner, id: string): Promise<StoredUpload | undefined> {
  return ofOwner(trx, owner, id).forUpdate().executeTakeFirst();
}

function ofOwner(db: Db, owner: UploadOwner, id: string) {
  const { column, value } = ownerOf(owner);
  return db.selectFrom('uploads').select(COLUMNS).where(column, '=', value).where('id', '=', id);
}

function ownerOf(owner: UploadOwner): { column: 'investor_id' | 'staff_id'; value: string } {
  return owner.kind === 'investor'
    ? { column: 'investor_id', value: owner.investorId }
    : { column: 'staff_id', value: owner.staffId };
}

/** Their uploads except this one and the `kept` most recently used others. */
export async function listSurplus(
  db: Db,
  owner: UploadOwner,
  { id, kept }: { id: string; kept: number },
): Promise<string[]> {
  const { column, value } = ownerOf(owner);
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where(column, '=', value)
    .where('id', '<>', id)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .offset(kept)
    .execute();
  return rows.map(({ id }) => id);
}

/** Uploads untouched since `before`, oldest first, behind a place among them. */
export async function listAbandoned(
  db: Db,
  before: Date,
  place: string,
  limit: number,
): Promise<{ id: string; place: string }[]> {
  return db
    .selectFrom('uploads')
    .select(['id', placeOf('used_at', 'id').as('place')])
    .where('used_at', '<=', before)
    .where(isBehind('used_at', 'id', place))
    .orderBy('used_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Adds the next piece, and moves the offset to its end. */
export async function addPiece(
  trx: Db,
  { id }: Pick<StoredUpload, 'id'>,
  { offset, sha256, storageKey, dataKeyId }: StoredPiece,
  now: { offset: number; usedAt: Date },
): Promise<void> {
  await trx
    .insertInto('upload_pieces')
    .values({ upload_id: id, offset_bytes: offset, sha256, storage_key: storageKey, data_key_id: dataKeyId })
    .execute();
  await trx
    .updateTable('uploads')
    .set({ offset_bytes: now.offset, used_at: now.usedAt })
    .where('id', '=', id)
    .execute();
}

/** The pieces of an upload from its beginning on. */
export async function listPieces(db: Db, { id }: Pick<StoredUpload, 'id'>): Promise<StoredPiece[]> {
  return db
    .selectFrom('upload_pieces')
    .select(['offset_bytes as offset', 'sha256', 'storage_key as storageKey', 'data_key_id as dataKeyId'])
    .where('upload_id', '=', id)
    .orderBy('offset_bytes')
    .execute();
}

/** Forgets uploads with their pieces, and returns where their bytes are. */
export async function deleteUploads(trx: Db, ids: readonly string[]): Promise<string[]> {
  // Locked first: a piece arriving at the same time finds no upload to add to.
  const locked = await trx.selectFrom('uploads').select('id').where('id', 'in', ids).forUpdate().execute();
  if (locked.length === 0) {
    return [];
  }
  const pieces = await trx
    .deleteFrom('upload_pieces')
    .where('upload_id', 'in', ids)
    .returning('storage_key')
    .execute();
  await trx.deleteFrom('uploads').where('id', 'in', ids).execute();
  return pieces.map((piece) => piece.storage_key);
}

/** How many pieces are under each key. */
export async function countPiecesByKey(db: Db): Promise<{ keyId: string; files: number }[]> {
  const rows = await db
    .selectFrom('upload_pieces')
    .select((eb) => ['data_key_id as keyId', eb.fn.countAll<bigint>().as('files')])
    .groupBy('data_key_id')
    .execute();
  return rows.map(({ keyId, files }) => ({ keyId, files: Number(files) }));
}
