import { makePool } from '../platform/db/make-pool.ts';
import { KEPT_PREFIX } from './kept-databases.ts';
import { CONNECT_PATIENCE_MS, type NewPostgresDatabase } from './new-postgres-database.ts';

/** Processes of a run wait for the one that makes a template, as long as that takes. */
const MAKING = 'laid templates';

/**
 * The name of a database that others are copied from, which the first process of the run that asks for it makes: one that was not
 * laid to its end is none. Nobody is connected to it. When the run ends it is dropped with the other kept ones (prepare-engine.ts).
 */
export async function laidTemplate(
  url: string,
  name: string,
  make: () => Promise<Pick<NewPostgresDatabase, 'connectionString' | 'drop'>>,
): Promise<string> {
  const template = `${KEPT_PREFIX}laid_${name}`;
  const pool = makePool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    // Its lock would end with it.
    idleTimeoutMillis: 0,
  });
  try {
    await pool.query('select pg_advisory_lock(hashtext($1))', [MAKING]);
    const { rows } = await pool.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length === 0) {
      const made = await make();
      const { pathname } = new URL(made.connectionString);
      await pool.query(`alter database ${pathname.slice(1)} rename to ${template}`);
    }
    return template;
  } finally {
    await pool.end();
  }
}
