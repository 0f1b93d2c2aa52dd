import { LiveClient } from '../db/live-client.ts';
import type { Db } from '../db/tables.ts';

/** How much is in the database, for whoever restored it to look at. */
export async function countRestored(
  db: Db,
): Promise<{ investors: number; orders: number; files: number; auditRows: number }> {
  const count = async (table: 'investors' | 'trades' | 'files' | 'audit_log') => {
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<bigint>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return {
    investors: await count('investors'),
    orders: await count('trades'),
    files: await count('files'),
    auditRows: await count('audit_log'),
  };
}

/** How many tables the database has: none, if it is fit to restore into. */
export async function countTables(databaseUrl: string): Promise<number> {
  const client = new LiveClient({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ tables: number }>(
      "select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    )
    .finally(() => client.end());
  return rows[0]?.tables ?? 0;
}

/**
 * Has the database count what is in its tables. A copy brings rows and no statistics: until the database got round to it, minutes later,
 * each list would be planned as for any table.
 */
export async function countForPlans(databaseUrl: string): Promise<void> {
  const client = new LiveClient({ connectionString: databaseUrl });
  await client.connect();
  await client.query('analyze').finally(() => client.end());
}
