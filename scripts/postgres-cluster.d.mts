export type PostgresCluster = {
  url: string;
  /** The same server by its Unix socket: a query there and back takes a third less, and the tests ask some millions. */
  socketUrl: string;
  /** Ends the server: 'fast' ends its connections in order, 'immediate' as a crash does. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Starts it again on the same data; answers when it takes connections. */
  start: () => Promise<void>;
  /** Ends it for good and removes its folder. */
  stop: () => Promise<void>;
};

/**
 * Starts a throw-away PostgreSQL cluster in a temporary folder; `settings` such as 'max_connections=20'. By itself the folder
 * is in memory where there is plenty.
 */
export function startPostgresCluster(settings?: string[], parent?: string): Promise<PostgresCluster>;
