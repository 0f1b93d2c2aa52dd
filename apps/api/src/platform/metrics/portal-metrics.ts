import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countWaiting } from '../audit/audit-waiting.store.ts';
import { readClocks } from '../audit/read-clocks.store.ts';
import type { Deps } from '../deps.ts';
import { countJobs } from '../jobs/jobs.store.ts';
import { addWatched, type WatchedFacts } from './watched-facts.ts';

const DURATION_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type PortalMetrics = {
  registry: Registry;
  /** Counts an answered request; `route` is the pattern of the address, never the address itself. */
  observeRequest: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** Counts a fault that was answered with 500. */
  countFault: () => void;
};

/**
 * What the portal counts, without anything about a person: requests by route and status, jobs by kind and state, the database's
 * connections, and the process. Each server has its own register.
 */
export function makePortalMetrics(deps: Deps, watched: readonly WatchedFacts[]): PortalMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_SECONDS,
    registers,
  });
  const faults = new Counter({ name: 'portal_faults_total', help: 'Answers with status 500', registers });
  addJobs(registry, deps);
  addAudit(registry, deps);
  addConnections(registry, deps);
  addWatched(registry, deps, [ofPlatform(deps), ...watched]);
  return {
    registry,
    observeRequest: ({ method, route, status, seconds }) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    countFault: () => faults.inc(),
  };
}

/** The jobs of all servers together: they share one queue. */
function addJobs(registry: Registry, deps: Deps): void {
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs in the queue by kind and state, without those that are done',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect: async function collect() {
      this.reset();
      for (const { name, state, count } of await countJobs(deps.db)) {
        this.set({ kind: name, state }, count);
      }
    },
  });
}

/** Rows wait less than a second while any server runs; a refused one is a case for the runbook. */
function addAudit(registry: Registry, deps: Deps): void {
  const registers = [registry];
  const oldest = new Gauge({
    name: 'portal_audit_waiting_seconds',
    help: 'How long the row of the audit log that waits longest to be chained has waited',
    registers,
  });
  new Gauge({
    name: 'portal_audit_rows',
    help: 'Rows of the audit log that wait to be chained, or were refused because the portal did not write them',
    labelNames: ['state'],
    registers,
    collect: async function collect() {
      const { waiting, refused, oldestSeconds } = await countWaiting(deps.db);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'refused' }, refused);
      oldest.set(oldestSeconds);
    },
  });
}

const MS = 1_000;

/** Of the machine and the database: room, clocks, and how old the last backup is. */
function ofPlatform(deps: Deps): WatchedFacts {
  return {
    gauges: [
      { name: 'portal_disk_free_bytes', help: 'Room on the disk of DATA_DIR' },
      {
        name: 'portal_clock_offset_seconds',
        help: 'By how much the clock of the database is ahead of this server',
      },
      {
        name: 'portal_backup_age_seconds',
        help: 'How long ago the last backup was made; missing before the first',
      },
    ],
    read: async () => {
      const { databaseAt, backupAt } = await readClocks(deps.db);
      const now = deps.clock.now().getTime();
      return [
        { name: 'portal_disk_free_bytes', value: await deps.freeBytes() },
        { name: 'portal_clock_offset_seconds', value: (databaseAt.getTime() - now) / MS },
        ...(backupAt === null
          ? []
          : [{ name: 'portal_backup_age_seconds', value: (now - backupAt.getTime()) / MS }]),
      ];
    },
  };
}

function addConnections(registry: Registry, { databasePool }: Deps): void {
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of this server to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect: function collect() {
      this.set({ state: 'open' }, databasePool.totalCount);
      this.set({ state: 'idle' }, databasePool.idleCount);
      this.set({ state: 'waiting' }, databasePool.waitingCount);
    },
  });
}
