import type { Pool } from '../database.ts';

export type TableColumns = {
  /** What each column holds; leaves out those that the database fills by itself. */
  types: ReadonlyMap<string, string>;
  /** Of text that may be there once only. */
  once: ReadonlySet<string>;
};

/** Notes the columns of every table of the portal; before indexes are set aside, which say what may be there once. */
export async function noteColumns(pool: Pool): Promise<void> {
  await pool.query('drop table if exists seed.columns');
  await pool.query(
    `create table seed.columns as select attnum as place, relname as "table", attname as "column", format_type(atttypid, atttypmod) as type,
       atttypid = 'text'::regtype and exists (
         select from pg_index where indrelid = attrelid and indisunique and attnum = any (indkey)
           and (indnkeyatts = 1 or attname in ('event_id', 'mark'))) as "isOnce"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity = ''`,
  );
}

/** The columns that were noted. */
export async function readColumns(pool: Pool): Promise<ReadonlyMap<string, TableColumns>> {
  const { rows } = await pool.query<{ table: string; column: string; type: string; isOnce: boolean }>(
    'select * from seed.columns order by "table", place',
  );
  const tables = new Map<string, { types: Map<string, string>; once: Set<string> }>();
  for (const { table, column, type, isOnce } of rows) {
    const known = tables.get(table) ?? { types: new Map(), once: new Set() };
    tables.set(table, known);
    known.types.set(column, type);
    if (isOnce) {
      known.once.add(column);
    }
  }
  return tables;
}
