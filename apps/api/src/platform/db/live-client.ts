import { Socket } from 'node:net';
import pg from 'pg';
import { isAwayAnswer } from './database-failure-of.ts';

export type LiveClientConfig = pg.ClientConfig & {
  /** A server silent for this long, not even ending a slow statement, is gone. Absent: waits on. */
  silenceMs?: number;
};

/**
 * A connection whose loss never ends the process, and which is not reused once its server has said that it is stopping or read-only.
 * A pool listens only to idle connections; nobody else listens to a borrowed one.
 */
export class LiveClient extends pg.Client {
  constructor(config?: LiveClientConfig) {
    super(config);
    // The query that runs or comes next fails with the same error, and so tells whoever works on this connection.
    this.on('error', () => undefined);
    this.once('connect', () => this.#watch(config?.silenceMs));
  }

  #watch(silenceMs: number | undefined): void {
    const { connection } = this;
    connection.on('errorMessage', ({ code = '', routine = '' }: { code?: string; routine?: string }) => {
      if (isAwayAnswer({ code, routine })) {
        // A pool does not take back an ending client.
        this.end().catch(() => undefined);
      }
    });
    if (silenceMs !== undefined && connection.stream instanceof Socket) {
      connection.stream.setTimeout(silenceMs, () => {
        connection.stream.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }));
      });
    }
  }
}
