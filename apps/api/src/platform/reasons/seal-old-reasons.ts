import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { keepReasons } from './keep-reason.ts';
import { listClearReasons, replaceReason } from './reasons.store.ts';
import type { TypedColumn } from './typed-column.ts';

/** Few enough for a transaction to take some milliseconds. */
const BATCH_ROWS = 100;

/**
 * Seals what versions before decision 0099 left in clear in these columns, in small transactions while people work. A row that
 * somebody changed meanwhile is left to the next night.
 */
export async function sealOldReasons(
  deps: Pick<Deps, 'db' | 'secrets' | 'newId'>,
  columns: readonly TypedColumn[],
): Promise<void> {
  for (const column of columns) {
    let after = '';
    for (;;) {
      const rows = await listClearReasons(deps.db, column, after, BATCH_ROWS);
      const last = rows.at(-1);
      if (last === undefined) {
        break;
      }
      after = last.id;
      await transact(deps.db, async (db) => {
        const references = await keepReasons(
          { ...deps, db },
          rows.map(({ text }) => text),
        );
        for (const [index, row] of rows.entries()) {
          await replaceReason(db, column, row, references[index] ?? row.text);
        }
      });
    }
  }
}
