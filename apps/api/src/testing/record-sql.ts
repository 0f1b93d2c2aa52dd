import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Db, Tables } from '../platform/db/tables.ts';

export type RecordedStatement = { sql: string; parameters: readonly unknown[] };

/** The statements that the work would send, each of which finds nothing. */
export async function recordSql(work: (db: Db) => Promise<unknown>): Promise<RecordedStatement[]> {
  const recorded: RecordedStatement[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      recorded.push({ sql, parameters });
    },
  });
  await work(db);
  return recorded;
}
