import type pg from 'pg';

/** What changes with any call, whatever it does: how often it came, when its session was used last, and the claim on its key. */
const OF_ANY_CALL: ReadonlySet<string> = new Set(['sessions', 'rate_limits', 'idempotency_keys']);

/** A print of what each table holds: two are the same where no row of it was added, changed or removed. */
export async function printsOfTables(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const parts = tables
    .filter(({ name }) => !OF_ANY_CALL.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as print from "${name}" t`,
    );
  const { rows } = await pool.query<{ name: string; print: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
