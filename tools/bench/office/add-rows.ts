import type { Pool } from '../database.ts';
import type { CopiedTable, Row } from './copied-tables.ts';

/** Tables whose triggers write what a row of them is found by; the others' ask who approved what, and the copy's approval is copied. */
const WITH_TRIGGERS = ['investors'];

/** A connection on which a transaction is open. */
export type OpenTransaction = Pick<Pool, 'query'>;

/**
 * Adds rows as JSON says them, in the transaction of the caller; what leads to what is not checked here, as each row is a copy of one that
 * was (`findBrokenReferences` checks it at the end). What the running server made of the copies meanwhile, such as the marks of their
 * numbers, stays.
 */
export async function addRows(
  connection: OpenTransaction,
  { name, columns }: Pick<CopiedTable, 'name' | 'columns'>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  const named = columns.map((column) => `"${column}"`).join(', ');
  const role = WITH_TRIGGERS.includes(name) ? 'origin' : 'replica';
  await connection.query(`set local session_replication_role = '${role}'`);
  await connection.query(
    `insert into ${name} (${named}) select ${named} from json_populate_recordset(null::${name}, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
