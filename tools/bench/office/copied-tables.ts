import type { Pool } from '../database.ts';

/** What belongs to a person's session or is secret to them alone; nobody of the office sees it. */
const LEFT_OUT = [
  'recovery_codes',
  'sessions',
  'sign_in_challenges',
  'sign_in_places',
  'statements',
  'two_factor',
];
/** Rows of a person that do not name them themselves, by the columns that lead to them. */
const LED_TO: Readonly<Record<string, { column: string; of: string; by: string }>> = {
  change_events: { column: 'request_id', of: 'change_requests', by: 'id' },
  change_items: { column: 'request_id', of: 'change_requests', by: 'id' },
  mail_bounces: { column: 'address', of: 'investors', by: 'email' },
};

export type Row = Record<string, unknown>;
export type CopiedTable = {
  name: string;
  /** Leaves out those that the database fills by itself. */
  columns: readonly string[];
  rows: readonly Row[];
};

/** Everything that the database knows of some people, table by table, as JSON says it. */
export async function readPeople(pool: Pool, investorIds: readonly string[]): Promise<CopiedTable[]> {
  const { rows: named } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'investor_id' and not table_name = any ($1)
       and table_name <> 'audit_log' and not (select relispartition from pg_class where oid = table_name::regclass)`,
    [LEFT_OUT],
  );
  const tables: CopiedTable[] = [await readTable(pool, 'investors', 'id', investorIds)];
  for (const { name } of named) {
    tables.push(await readTable(pool, name, 'investor_id', investorIds));
  }
  for (const [name, { column, of, by }] of Object.entries(LED_TO)) {
    const above = tables.find((table) => table.name === of)?.rows ?? [];
    tables.push(
      await readTable(
        pool,
        name,
        column,
        above.map((row) => String(row[by])),
      ),
    );
  }
  return tables.filter(({ rows }) => rows.length > 0);
}

/** The rows of a table of which a column has one of these values. */
export async function readTable(
  pool: Pick<Pool, 'query'>,
  name: string,
  column: string,
  values: readonly string[],
): Promise<CopiedTable> {
  const { rows: columns } = await pool.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [name],
  );
  const { rows } = await pool.query<{ row: Row }>(
    `select to_jsonb(read) as row from ${name} read where ${column} = any ($1)`,
    [values],
  );
  return {
    name,
    columns: columns.map((each) => each.column),
    rows: rows.map(({ row }) => row),
  };
}
