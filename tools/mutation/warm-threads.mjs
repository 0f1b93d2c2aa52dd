import { ThreadsPoolWorker } from 'vitest/node';

/**
 * @typedef {import('vitest/node').PoolOptions} PoolOptions
 * @typedef {import('vitest/node').PoolWorker} PoolWorker
 * @typedef {(argument: any) => void} Listener
 */

/** The thread that all runs of this process use. @type {{ worker: ThreadsPoolWorker, isSetUp: boolean } | undefined} */
let thread;

/**
 * A worker of Vitest whose thread stays for the next mutant: to start one and import every package again costs ten times what the
 * tests of a rule do. What a run leaves in it, start-afresh.ts forgets.
 * @param {PoolOptions} options
 * @returns {PoolWorker}
 */
function createWarmWorker(options) {
  thread ??= { worker: new ThreadsPoolWorker(options), isSetUp: false };
  const used = thread;
  /** @type {[event: string, listener: Listener][]} */
  let listeners = [];
  /** The settings of this run: which tests it is for is among them. @type {unknown} */
  let config;
  /** Says what the thread would say, had it been asked. @param {'started' | 'stopped'} type */
  const answer = (type) => {
    for (const [event, listener] of listeners) {
      if (event === 'message') {
        setImmediate(listener, { type, __vitest_worker_response__: true });
      }
    }
  };
  return {
    name: 'warm',
    start: async () => (used.isSetUp ? undefined : used.worker.start()),
    on: (event, listener) => {
      listeners.push([event, listener]);
      used.worker.on(event, listener);
    },
    off: (event, listener) => {
      listeners = listeners.filter(([, known]) => known !== listener);
      used.worker.off(event, listener);
    },
    send: (message) => {
      if (message.type === 'start') {
        config = message.context.config;
      }
      if (message.type === 'stop') {
        answer('stopped');
      } else if (message.type === 'start' && used.isSetUp) {
        answer('started');
      } else if (message.type === 'run') {
        used.worker.send({ ...message, context: Object.assign({}, message.context, { config }) });
      } else {
        used.isSetUp ||= message.type === 'start';
        used.worker.send(message);
      }
    },
    stop: async () => {
      for (const [event, listener] of listeners) {
        used.worker.off(event, listener);
      }
    },
    deserialize: (data) => data,
  };
}

/** Ends the thread with the process that tries mutants. */
async function endThread() {
  await thread?.worker.stop();
  thread = undefined;
}

/** The plugin of Vitest that has the tests of a mutation run use one thread. */
export function warmThreads() {
  return {
    name: 'warm-threads',
    /** @param {{ vitest: import('vitest/node').Vitest, project: import('vitest/node').TestProject }} context */
    configureVitest({ vitest, project }) {
      vitest.onClose(endThread);
      Object.assign(project.config, {
        pool: 'warm',
        poolRunner: { name: 'warm', createPoolWorker: createWarmWorker },
      });
    },
  };
}
