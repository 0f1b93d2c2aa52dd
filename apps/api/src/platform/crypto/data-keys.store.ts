import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { KeyPurpose } from './key-purpose.ts';

export type DataKeyRow = {
  id: string;
  purpose: KeyPurpose;
  wrapped: Buffer;
  masterKeyId: string;
  createdAt: Date;
  /** Null for the current key of its purpose. */
  retiredAt: Date | null;
};

/** Every data key, oldest first. */
export async function listDataKeys(db: Db): Promise<DataKeyRow[]> {
  return db
    .selectFrom('data_keys')
    .select([
      'id',
      'purpose',
      'wrapped',
      'master_key_id as masterKeyId',
      'created_at as createdAt',
      'retired_at as retiredAt',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Adds a key unless it, or a current one of its purpose, already exists. */
export async function addDataKey(db: Db, row: DataKeyRow): Promise<void> {
  await db
    .insertInto('data_keys')
    .values({
      id: row.id,
      purpose: row.purpose,
      wrapped: row.wrapped,
      master_key_id: row.masterKeyId,
      created_at: row.createdAt,
      retired_at: row.retiredAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Allows one rotation at a time; servers go on reading the keys. */
export async function lockDataKeys(trx: Db): Promise<void> {
  await sql`lock table data_keys in share row exclusive mode`.execute(trx);
}

export async function retireCurrentKey(trx: Db, purpose: KeyPurpose, at: Date): Promise<void> {
  await trx
    .updateTable('data_keys')
    .set({ retired_at: at })
    .where('purpose', '=', purpose)
    .where('retired_at', 'is', null)
    .execute();
}

/** Rewraps a key; the key itself stays. */
export async function setWrapping(
  trx: Db,
  row: Pick<DataKeyRow, 'id' | 'wrapped' | 'masterKeyId'>,
): Promise<void> {
  await trx
    .updateTable('data_keys')
    .set({ wrapped: row.wrapped, master_key_id: row.masterKeyId })
    .where('id', '=', row.id)
    .execute();
}

export async function removeDataKey(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('data_keys').where('id', '=', id).execute();
}
