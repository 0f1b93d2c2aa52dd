import type { Logger } from 'pino';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { type ClearColumns, type ClearRow, lockClearRows, setColumns } from './clear-values.store.ts';
import type { SecretBox } from './secret-box.ts';

/** So few that a transaction is over in some milliseconds, and nobody waits for it. */
const BATCH_ROWS = 100;

/** Values in clear of an area, and what their row becomes. `Values` are the columns as JSON has them. */
export type ClearPlace<Values> = ClearColumns & {
  /** The columns to set, the one in clear to null. Rejects for a row that does not open. */
  seal: (
    box: SecretBox,
    keys: readonly string[],
    values: Values,
  ) => Promise<Record<string, Buffer | string | null>>;
};

type Sealing = { db: Db; secrets: SecretBox; log: Logger };

/**
 * Seals what lies in a place in clear and empties it, in small transactions while servers run; returns how many rows
 * were sealed. Stopped and started again, or run twice at once, it goes on with what is left. A row that cannot be
 * sealed stays as it is and is named in the log.
 */
export async function sealClearValues<Values>(deps: Sealing, place: ClearPlace<Values>): Promise<number> {
  let sealed = 0;
  let after: readonly string[] | null = null;
  for (;;) {
    const batch: Batch = await sealBatch(deps, place, after);
    sealed += batch.sealed;
    after = batch.last;
    if (after === null) {
      break;
    }
  }
  if (sealed > 0) {
    deps.log.info({ table: place.table, column: place.column, rows: sealed }, 'sealed what was in clear');
  }
  return sealed;
}

/** `last` names the row to go on after; null when there was none. */
type Batch = { sealed: number; last: readonly string[] | null };

function sealBatch<Values>(
  deps: Sealing,
  place: ClearPlace<Values>,
  after: readonly string[] | null,
): Promise<Batch> {
  return transact(deps.db, async (trx) => {
    const rows: ClearRow<Values>[] = await lockClearRows(trx, place, after, BATCH_ROWS);
    let sealed = 0;
    for (const { keys, values } of rows) {
      const columns = await place.seal(deps.secrets, keys, values).catch((error: unknown) => {
        deps.log.error({ table: place.table, keys, err: error }, 'a value in clear could not be sealed');
        return null;
      });
      if (columns !== null) {
        await setColumns(trx, place, keys, columns);
        sealed += 1;
      }
    }
    return { sealed, last: rows.at(-1)?.keys ?? null };
  });
}
