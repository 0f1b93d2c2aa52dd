import { Socket } from 'node:net';
import pg from 'pg';
import { isAwayAnswer } from './database-failure-of.ts';

export type LiveClientConfig = pg.ClientConfig & {
  /** A server that says nothing for so long, not even that a statement took too long, is gone. Absent: waits on. */
  silenceMs?: number;
};

/**
 * A connection whose end never ends the process, and which is used no more once its server has said that it stops or is
 * read-only. A pool hears its idle connections only; the one that is lent has nobody else to hear it.
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
        // A pool does not take a client back that is ending.
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
