import type { Fingerprint } from '../../../platform/crypto/fingerprint.ts';
import type { Db } from '../../../platform/db/tables.ts';

export type MarkedLine = { id: string; sealed: Buffer };

/** The next sealed lines that are known by a fingerprint under another key than this, in the order of their ids, after one. */
export async function listLinesMarkedBefore(
  db: Db,
  keyId: string,
  after: string,
  limit: number,
): Promise<MarkedLine[]> {
  const rows = await db
    .selectFrom('bank_lines')
    .select(['id', 'sealed'])
    // Two ranges of the index, where `<>` would read the whole table.
    .where(({ eb, or }) => or([eb('likeness_key', '<', keyId), eb('likeness_key', '>', keyId)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, sealed }) => (sealed === null ? [] : [{ id, sealed }]));
}

export async function setLineMark(db: Db, id: string, { keyId, mark }: Fingerprint): Promise<void> {
  await db
    .updateTable('bank_lines')
    .set({ likeness: mark, likeness_key: keyId })
    .where('id', '=', id)
    .execute();
}
