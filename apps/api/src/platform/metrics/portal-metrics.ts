import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { platformFacts } from './platform-facts.ts';
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
  addConnections(registry, deps);
  addWatched(registry, deps, [...platformFacts(deps), ...watched]);
  return {
    registry,
    observeRequest: ({ method, route, status, seconds }) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    countFault: () => faults.inc(),
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
