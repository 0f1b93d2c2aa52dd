import type { Pool } from '../database.ts';
import type { CopiedTable, Row } from './copied-tables.ts';

/**
 * Adds rows as JSON says them; what leads to what is not checked, as each row is a copy of one that was. What the running server made of the
 * copies meanwhile, such as the marks of their numbers, stays.
 */
export async function addRows(
  pool: Pool,
  { name, columns }: Pick<CopiedTable, 'name' | 'columns'>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  const named = columns.map((column) => `"${column}"`).join(', ');
  const connection = await pool.connect();
  try {
    await connection.query("set session_replication_role = 'replica'");
    await connection.query(
      `insert into ${name} (${named}) select ${named} from json_populate_recordset(null::${name}, $1)
       on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  } finally {
    await connection.query("set session_replication_role = 'origin'");
    connection.release();
  }
}
