import type { SealedColumn } from '../crypto/sealed-column.ts';
import type { Db } from '../db/tables.ts';
import { countFilesByKey } from '../files/kept/replaced-files.store.ts';
import { countPiecesByKey } from '../files/uploads/uploads.store.ts';
import { ENCRYPTED_BY_STORE } from '../ports/file-store.ts';
import { countByKey } from './sealed-values.store.ts';

/** What a key opens. */
export type Opened = { values: number; files: number };

export const NOTHING_OPENED: Opened = { values: 0, files: 0 };

/** How many values of the database and files each key opens, by the key id they contain. */
export async function countOpened(
  db: Db,
  sealedColumns: readonly SealedColumn[],
): Promise<Map<string, Opened>> {
  const counts = new Map<string, Opened>();
  const add = (keyId: string, { values, files }: Opened) => {
    const before = counts.get(keyId) ?? NOTHING_OPENED;
    counts.set(keyId, { values: before.values + values, files: before.files + files });
  };
  for (const column of sealedColumns) {
    for (const { keyId, values } of await countByKey(db, column)) {
      add(keyId, { values, files: 0 });
    }
  }
  for (const { keyId, files } of [...(await countFilesByKey(db)), ...(await countPiecesByKey(db))]) {
    if (keyId !== null && keyId !== ENCRYPTED_BY_STORE) {
      add(keyId, { values: 0, files });
    }
  }
  return counts;
}

export function toldOpened({ values, files }: Opened = NOTHING_OPENED): string {
  return `${values} values, ${files} files`;
}
