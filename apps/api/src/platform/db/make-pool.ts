import pg from 'pg';
import { LiveClient, type LiveClientConfig } from './live-client.ts';

const INT8_OID = 20;
/** How long to wait for a free or new connection; after that the caller is told that the portal is not available. */
const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

export type PoolOptions = Omit<pg.PoolConfig, 'Client' | 'types'> & LiveClientConfig;

/** A pool with the portal's type parsers. */
export function makePool(options: PoolOptions, onIdleFault?: (error: Error) => void): pg.Pool {
  return openPool(
    {
      ...options,
      types: {
        getTypeParser: (oid, format) => (oid === INT8_OID ? BigInt : pg.types.getTypeParser(oid, format)),
      },
    },
    onIdleFault,
  );
}

/** A pool with the driver's own type parsers, which the queue is written for. */
export function makeQueuePool(options: PoolOptions, onIdleFault?: (error: Error) => void): pg.Pool {
  return openPool(options, onIdleFault);
}

/** A pool forgets an idle connection that ends, and reports it only for the log. */
function openPool(options: pg.PoolConfig, onIdleFault: (error: Error) => void = () => undefined): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...options,
    Client: LiveClient,
  });
  return pool.on('error', onIdleFault);
}
