import { Worker } from 'node:worker_threads';
import type { BrandWords } from '@portal/domain/ground/brand/brand-words';
import type { ContentDrawing, DrawnContent } from '@portal/domain/offering/deals/page-content.wire';

/** What the thread that draws has to know. */
export type DrawerData = {
  /** Address of the application's own module, as it was built. */ renderer: string;
  words: BrandWords;
};
export type DrawRequest = { id: number; drawing: ContentDrawing };
export type DrawReply = { id: number; drawn: DrawnContent } | { id: number; failure: string };

/** Pages that may wait to be drawn; the next one is sent as it was built. */
const WAITING_MAX = 20;
/** The application with its texts takes half of it, however much is drawn. */
const MEMORY_MAX_MB = 96;
/** For what lives as long as a drawing. With more the engine keeps more, and may find no room when the thread is to be ended. */
const SHORT_LIVED_MAX_MB = 8;

/** Where a page is not drawn by then the thread hangs: it is ended, and with it what else waits for it. */
const DRAWING_MAX_MS = 10_000;

type Waiting = {
  resolve: (drawn: DrawnContent) => void;
  reject: (reason: Error) => void;
  limit: NodeJS.Timeout;
};

/** Has the application draw pages, in a thread of its own; where that has ended, the next page begins another. */
export class PageDrawer {
  readonly #data: DrawerData;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null;
  #lastId = 0;

  constructor(data: DrawerData) {
    this.#data = data;
    this.#worker = this.#begin();
  }

  /** Null where too many wait already; rejects where the page cannot be drawn. */
  draw(drawing: ContentDrawing): Promise<DrawnContent> | null {
    if (this.#waiting.size >= WAITING_MAX) {
      return null;
    }
    this.#lastId += 1;
    const request: DrawRequest = { id: this.#lastId, drawing };
    const worker = this.#worker ?? this.#begin();
    this.#worker = worker;
    worker.postMessage(request);
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.#giveUp(worker), DRAWING_MAX_MS);
      limit.unref();
      this.#waiting.set(request.id, { resolve, reject, limit });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      workerData: this.#data,
      // React chooses its code by it; nothing else of the server's environment is its business.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB, maxYoungGenerationSizeMb: SHORT_LIVED_MAX_MB },
    });
    worker.unref();
    worker.on('message', (reply: DrawReply) => this.#answer(reply));
    worker.on('error', (error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('the thread that draws pages has ended')));
    return worker;
  }

  #answer(reply: DrawReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    clearTimeout(waiting?.limit);
    if ('drawn' in reply) {
      waiting?.resolve(reply.drawn);
    } else {
      waiting?.reject(new Error(reply.failure));
    }
  }

  #giveUp(worker: Worker): void {
    this.#end(worker, new Error(`a page was not drawn within ${DRAWING_MAX_MS} ms`));
    void worker.terminate();
  }

  #end(worker: Worker, reason: unknown): void {
    // A thread that fails tells so twice; by the second time another may be drawing.
    if (this.#worker !== worker) {
      return;
    }
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, limit } of waiting) {
      clearTimeout(limit);
      reject(reason instanceof Error ? reason : new Error(String(reason)));
    }
  }
}
