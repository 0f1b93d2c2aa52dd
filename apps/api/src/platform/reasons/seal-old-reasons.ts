import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { eachInPortions, type Portions, type Run } from '../portions/each-in-portions.ts';
import { keepReasons } from './keep-reason.ts';
import { type ClearReason, listClearReasons, replaceReason } from './reasons.store.ts';
import type { TypedColumn } from './typed-column.ts';

/** Reasons looked up at a time. */
export const REASONS_AT_ONCE = 100;

type OldReason = ClearReason & { column: TypedColumn; place: string };

/**
 * Seals what versions before decision 0099 left in clear in these columns, in small transactions while people work. A row that
 * somebody changed meanwhile is left to the next night.
 */
export async function sealOldReasons(
  deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'secrets' | 'newId'>,
  columns: readonly TypedColumn[],
  run: Run = {},
): Promise<void> {
  const portions: Portions<OldReason> = {
    job: 'seal-old-reasons',
    atOnce: REASONS_AT_ONCE,
    find: (place, limit) => findOldReasons(deps, columns, place, limit),
    work: ({ column, ...reason }) =>
      transact(deps.db, async (db) => {
        const [reference] = await keepReasons({ ...deps, db }, [reason.text]);
        await replaceReason(db, column, reason, reference ?? reason.text);
      }),
  };
  await eachInPortions(deps, portions, run);
}

/** Column by column, in the order of their names; in each by the row's id, which its place ends with. */
async function findOldReasons(
  { db }: Pick<Deps, 'db'>,
  columns: readonly TypedColumn[],
  place: string,
  limit: number,
): Promise<OldReason[]> {
  const begun = place.slice(0, place.indexOf('/'));
  const found: OldReason[] = [];
  const named = columns.map((column) => ({ column, name: `${column.table}.${column.column}` }));
  for (const { column, name } of named.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (name < begun || found.length === limit) {
      continue;
    }
    const after = name === begun ? place.slice(begun.length + 1) : '';
    const rows = await listClearReasons(db, column, after, limit - found.length);
    found.push(...rows.map((row) => ({ ...row, column, place: `${name}/${row.id}` })));
  }
  return found;
}
