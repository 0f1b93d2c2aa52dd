import type { SealedColumn } from '../crypto/sealed-column.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { listStaleValues, replaceSealed, type SealedRow } from './sealed-values.store.ts';

/** Few enough for a transaction to take some milliseconds, so that nobody waits for it. */
const BATCH_ROWS = 100;

export type Resealed = {
  /** Values that are under the current key now. */
  resealed: number;
  /** Values somebody saved meanwhile; the next look finds out under which key. */
  changedMeanwhile: number;
  /** Values that do not open: they were damaged, or their key is gone. They are left as they are. */
  unreadable: number;
};

/**
 * Reseals every value of an older key under the current one, in small transactions while servers run. A restart continues with the
 * rest. `say` is called for each batch.
 */
export async function resealValues(deps: Deps, say: (line: string) => void): Promise<Resealed> {
  const total: Resealed = { resealed: 0, changedMeanwhile: 0, unreadable: 0 };
  for (const column of deps.sealedColumns) {
    let done = 0;
    let after: readonly string[] | null = null;
    for (;;) {
      const rows: SealedRow[] = await listStaleValues(
        deps.db,
        column,
        deps.secrets.keys.current().id,
        after,
        BATCH_ROWS,
      );
      if (rows.length === 0) {
        break;
      }
      const batch = await resealBatch(deps, column, rows);
      total.resealed += batch.resealed;
      total.changedMeanwhile += batch.changedMeanwhile;
      total.unreadable += batch.unreadable;
      done += rows.length;
      after = rows.at(-1)?.keys ?? null;
      say(`${column.table}.${column.column}: ${done}`);
    }
  }
  return total;
}

async function resealBatch(deps: Deps, column: SealedColumn, rows: readonly SealedRow[]): Promise<Resealed> {
  const { secrets } = deps;
  const opened: { row: SealedRow; plain: Buffer; context: string }[] = [];
  for (const row of rows) {
    const context = column.contextOf(...row.keys);
    const plain = await secrets.open(row.sealed, context).catch(() => null);
    if (plain === null) {
      deps.log.error({ table: column.table, keys: row.keys }, 'a sealed value does not open');
    } else {
      opened.push({ row, plain, context });
    }
  }
  const resealed = await transact(deps.db, async (trx) => {
    let count = 0;
    for (const { row, plain, context } of opened) {
      count += (await replaceSealed(trx, column, row, secrets.seal(plain, context))) ? 1 : 0;
    }
    return count;
  });
  return {
    resealed,
    changedMeanwhile: opened.length - resealed,
    unreadable: rows.length - opened.length,
  };
}
