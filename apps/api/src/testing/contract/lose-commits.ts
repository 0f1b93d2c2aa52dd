import type pg from 'pg';

export type LostCommits = {
  /** How many commits were done without anybody being told. */
  commits: number;
  /** What was written without a transaction meanwhile. */
  writesOutside: string[];
  /** Ends it: the database can be reached again. */
  end: () => void;
};

type Query = (text: unknown, values?: unknown) => Promise<unknown>;

const WRITES = /\b(insert into|update|delete from) "?(\w+)"?/i;
/** What counts and claims calls, and says when a session was used, is not their effect. */
const OF_THE_ROUTER: ReadonlySet<string> = new Set(['idempotency_keys', 'rate_limits', 'sessions']);

/**
 * From now on the pool's first commit is done and its answer lost: its connection ends and, where `isAwayAfter`, so does every other,
 * as if the server's process had died or its database had gone, until the caller ends it.
 */
export function loseCommits(pool: pg.Pool, { isAwayAfter }: { isAwayAfter: boolean }): LostCommits {
  const state: LostCommits = { commits: 0, writesOutside: [], end };
  const patched = new Map<pg.PoolClient, Query>();
  const inTransaction = new Set<pg.PoolClient>();
  const connect = pool.connect.bind(pool);
  const isAway = () => isAwayAfter && state.commits > 0;

  function patch(client: pg.PoolClient): void {
    if (patched.has(client)) {
      return;
    }
    const query: Query = client.query.bind(client);
    patched.set(client, query);
    Object.assign(client, {
      query: async (text: unknown, values?: unknown) => {
        if (isAway()) {
          throw ended();
        }
        const said = typeof text === 'string' ? text : '';
        note(client, said);
        if (said === 'commit' && state.commits === 0) {
          await query(text, values);
          state.commits += 1;
          Reflect.get(client, 'connection')?.stream.destroy();
          throw ended();
        }
        return query(text, values);
      },
    });
  }

  function note(client: pg.PoolClient, said: string): void {
    if (said === 'begin') {
      inTransaction.add(client);
    } else if (said === 'commit' || said === 'rollback') {
      inTransaction.delete(client);
    } else if (!inTransaction.has(client)) {
      const [, , table = ''] = WRITES.exec(said) ?? [];
      if (table !== '' && !OF_THE_ROUTER.has(table)) {
        state.writesOutside.push(table);
      }
    }
  }

  function end(): void {
    pool.off('acquire', patch);
    Object.assign(pool, { connect });
    for (const [client, query] of patched) {
      Object.assign(client, { query });
    }
  }

  pool.on('acquire', patch);
  Object.assign(pool, {
    connect: (...given: []) => (isAway() ? Promise.reject(ended()) : connect(...given)),
  });
  return state;
}

function ended(): Error {
  return Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
}
