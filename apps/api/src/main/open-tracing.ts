import { hostname } from 'node:os';
import type { PostgresPool } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import { wrappedPool } from '../platform/db/wrapped-pool.ts';
import type { Deps } from '../platform/deps.ts';
import { NO_TRACING, type Tracing } from '../platform/ports/tracing.ts';
import { VERSION } from '../platform/version.ts';

type OpenTracing = {
  tracing: Tracing;
  /** Makes each statement of a pool's connections a span. */
  tracePool: (pool: PostgresPool) => PostgresPool;
  /** The same for each call of a provider. */
  traceProviders: (deps: Deps) => Deps;
};

/** Traces where the configuration names a receiver; elsewhere nothing of it is loaded, and nothing stands between. */
export async function openTracing(
  { tracing: settings, stage }: Pick<Config, 'tracing' | 'stage'>,
  log: Logger,
): Promise<OpenTracing> {
  if (settings === undefined) {
    return { tracing: NO_TRACING, tracePool: (pool) => pool, traceProviders: (deps) => deps };
  }
  const [{ otlpTracing }, { tracedClients }, { tracePorts }] = await Promise.all([
    import('../providers/tracing/otlp-tracing.ts'),
    import('../providers/tracing/traced-clients.ts'),
    import('../providers/tracing/trace-ports.ts'),
  ]);
  const resource = {
    'service.name': settings.serviceName,
    'service.version': VERSION,
    'service.instance.id': hostname(),
    'deployment.environment.name': stage,
  };
  const tracing = otlpTracing(settings, resource, log);
  const traced = tracedClients(tracing, log);
  return {
    tracing,
    tracePool: (pool) => wrappedPool(pool, traced),
    traceProviders: (deps) => ({ ...deps, ...tracePorts(deps, tracing) }),
  };
}
