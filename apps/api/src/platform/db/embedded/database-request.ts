import type { Worker } from 'node:worker_threads';

/** What the server asks of the embedded database's thread. */
export type DatabaseRequest = { kind: 'dump' } | { kind: 'close' };

/** What that thread says. */
export type DatabaseReply = { kind: 'ready' } | { kind: 'dumped'; bytes: Uint8Array } | { kind: 'closed' };

/**
 * The next message of a kind. Others may use the same channel: under `node --watch` the runtime tells the watcher which files the
 * thread has loaded. Rejects if the thread fails or ends instead.
 */
export function awaitReply<Kind extends DatabaseReply['kind']>(
  worker: Worker,
  kind: Kind,
): Promise<Extract<DatabaseReply, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const onMessage = (message: unknown) => {
      if (isReply(message, kind)) {
        end(() => resolve(message));
      }
    };
    const onError = (error: unknown) => end(() => reject(error));
    const onExit = (code: number) =>
      end(() => reject(new Error(`The embedded database ended with code ${code} before it was ${kind}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

function isReply<Kind extends DatabaseReply['kind']>(
  message: unknown,
  kind: Kind,
): message is Extract<DatabaseReply, { kind: Kind }> {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;
}
