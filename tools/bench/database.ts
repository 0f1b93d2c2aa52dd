import { tmpdir } from 'node:os';
import { makePool } from '../../apps/api/src/platform/db/make-pool.ts';
import { type PostgresCluster, startPostgresCluster } from '../../scripts/postgres-cluster.mjs';
import { coresOfTheRest, everyCore, pin } from './cores.ts';
import { childrenOf, parentOf } from './cpu-time.ts';

/** The bench's own connections. */
export type Pool = ReturnType<typeof makePool>;

export type BenchDatabase = {
  url: string;
  pool: Pool;
  /** PostgreSQL's first process; null if the system does not say. */
  postmaster: number | null;
  /** Keeps PostgreSQL off the core of the one server, or lets it have every core. */
  place: (where: 'beside the server' | 'everywhere') => void;
  stop: () => Promise<void>;
};

/** Commits are not waited for on disk: what is measured is work, and disks differ more than machines. */
const SETTINGS = ['track_commit_timestamp=on', 'autovacuum=on', 'shared_buffers=256MB', 'max_wal_size=4GB'];

/** A PostgreSQL of the bench's own, in a temporary folder on disk. */
export async function startDatabase(): Promise<BenchDatabase> {
  const cluster: PostgresCluster = await startPostgresCluster(SETTINGS, tmpdir());
  const pool = makePool({ connectionString: cluster.url, max: 2 });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  return {
    url: cluster.url,
    pool,
    postmaster,
    place: (where) => {
      const cores = where === 'everywhere' ? everyCore() : coresOfTheRest();
      if (postmaster !== null) {
        for (const pid of [postmaster, ...childrenOf(postmaster)]) {
          pin(pid, cores);
        }
      }
      pin(process.pid, cores);
    },
    stop: async () => {
      await pool.end();
      await cluster.stop();
    },
  };
}
