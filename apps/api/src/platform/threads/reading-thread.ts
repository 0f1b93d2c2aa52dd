import { Worker } from 'node:worker_threads';
import { takeTurns } from '../files/reading/take-turns.ts';
import { AppError } from '../http/app-error.ts';
import type { Reply } from './serve-tasks.ts';

/** Files that may wait to be read; whoever sends the next one is told to try again. */
const WAITING_MAX = 20;
/** Beyond every file that is within its limits; then the thread hangs, and is ended. */
const READING_MAX_MS = 120_000;
/** Of the objects that a reading makes; beyond, the thread ends and nothing else does. */
const MEMORY_MAX_MIB = 192;
/** With more the engine keeps more, and may find no room when the thread is to be ended. */
const SHORT_LIVED_MAX_MIB = 8;
/** A thread that read more gives its memory back by ending. */
const RESTS_AFTER_BYTES_MAX = 1_048_576;
const IDLE_MS = 20_000;

export type Answer<Part, Done> = { parts: Part[]; done: Done };

/**
 * Has files read in a thread of their own, one at a time: reading a large one takes seconds of pure computing, in which the server
 * would answer nobody. `program` calls serve-tasks.ts; it knows nothing of the server's environment.
 */
export class ReadingThread<Task, Part, Done> {
  readonly #program: URL;
  readonly #inTurn = takeTurns(1);
  #resting: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #waiting = 0;

  constructor(program: URL) {
    this.#program = program;
  }

  /** `bytes`: how much there is to read. Throws UNAVAILABLE where too many wait, or the thread ends without an answer. */
  async read(task: Task, bytes: number): Promise<Answer<Part, Done>> {
    if (this.#waiting >= WAITING_MAX) {
      throw unavailable('too many files wait to be read');
    }
    this.#waiting += 1;
    try {
      return await this.#inTurn(() => this.#ask(task, bytes <= RESTS_AFTER_BYTES_MAX));
    } finally {
      this.#waiting -= 1;
    }
  }

  #ask(task: Task, mayRest: boolean): Promise<Answer<Part, Done>> {
    const worker = this.#wake();
    const parts: Part[] = [];
    return new Promise((resolve, reject) => {
      const stop = (isFit: boolean) => {
        clearTimeout(limit);
        worker.off('message', take).off('error', fail).off('exit', leave);
        if (isFit) {
          this.#rest(worker);
        } else {
          void worker.terminate();
        }
      };
      const fail = (error: unknown) => {
        stop(false);
        reject(unavailable(String(error)));
      };
      const leave = () => fail('the thread that reads files has ended');
      const take = (reply: Reply<Part, Done>) => {
        if ('part' in reply) {
          parts.push(reply.part);
        } else if ('failure' in reply) {
          fail(reply.failure);
        } else {
          stop(mayRest);
          resolve({ parts, done: reply.done });
        }
      };
      const limit = setTimeout(() => fail(`a file was not read within ${READING_MAX_MS} ms`), READING_MAX_MS);
      worker.on('message', take).on('error', fail).on('exit', leave);
      worker.postMessage(task);
    });
  }

  /** While somebody waits for it, a thread keeps the server alive. */
  #wake(): Worker {
    clearTimeout(this.#idle);
    const worker = this.#resting ?? this.#begin();
    this.#resting = null;
    worker.ref();
    return worker;
  }

  #begin(): Worker {
    const worker = new Worker(this.#program, {
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: MEMORY_MAX_MIB,
        maxYoungGenerationSizeMb: SHORT_LIVED_MAX_MIB,
      },
    });
    // What ends while it rests is begun anew.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#resting = this.#resting === worker ? null : this.#resting;
    });
    return worker;
  }

  #rest(worker: Worker): void {
    worker.unref();
    this.#resting = worker;
    this.#idle = setTimeout(() => {
      this.#resting = null;
      void worker.terminate();
    }, IDLE_MS).unref();
  }
}

function unavailable(why: string): AppError {
  return new AppError('UNAVAILABLE', { cause: new Error(why) });
}
