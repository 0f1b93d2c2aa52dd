import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { READING_HEAP_MIB_MAX, READING_TIMEOUT_MS } from '../../http/receiving/file-limits.ts';
import { noReader, type ReadingAnswer, type ReadingTask } from './reading-task.ts';

const PROCESS = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
/** A reader that grew beyond this gives its memory back by ending. */
const RESIDENT_BYTES_MAX = 256 * 1024 * 1024;
const READINGS_MAX = 25;
const IDLE_MS = 20_000;

export type Reader = {
  read: (task: ReadingTask) => Promise<ReadingAnswer>;
  /** Whether it may read another file: it has neither grown, nor failed, nor read many. */
  isFit: () => boolean;
  /** Ends it unless it is reused soon; the server does not wait for it. */
  rest: (onEnd: () => void) => void;
  wake: () => void;
  end: () => void;
};

/** Starts a process that reads files. It inherits no variable of ours, so it knows no secret. */
export function startReader(): Reader {
  const child = fork(PROCESS, [], {
    env: {},
    execArgv: [`--max-old-space-size=${READING_HEAP_MIB_MAX}`],
    // Readers complain about damaged files on the console, with pieces of them.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A failure shows in the reading: it gets no answer.
  child.on('error', () => undefined);
  const start = once(child, 'spawn');
  start.catch(() => undefined);
  child.unref();
  child.channel?.unref();
  let readings = 0;
  let isFit = true;
  let idle: NodeJS.Timeout | undefined;
  return {
    read: async (task) => {
      readings += 1;
      isFit = false;
      const failure = await start.then(() => null, noReader);
      if (failure !== null) {
        return failure;
      }
      const { answer, residentBytes } = await ask(child, task);
      isFit = readings < READINGS_MAX && residentBytes < RESIDENT_BYTES_MAX && answer.outcome !== 'no-reader';
      return answer;
    },
    isFit: () => isFit && child.connected,
    rest: (onEnd) => {
      idle = setTimeout(() => {
        onEnd();
        child.kill('SIGKILL');
      }, IDLE_MS).unref();
    },
    wake: () => clearTimeout(idle),
    end: () => void child.kill('SIGKILL'),
  };
}

function timeoutOf(task: ReadingTask): number {
  return task.kind === 'page' ? task.timeoutMs : READING_TIMEOUT_MS;
}

type Report = { answer: ReadingAnswer; residentBytes: number };

/** A reader that ends without an answer, or gives none in time, met a file too much for it. */
async function ask(child: ChildProcess, task: ReadingTask): Promise<Report> {
  const tooComplex: Report = {
    answer: { outcome: 'refused', problem: 'too-complex' },
    residentBytes: RESIDENT_BYTES_MAX,
  };
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutOf(task))]);
  const report = async (): Promise<Report> => {
    const [found]: Report[] = await once(child, 'message', { signal });
    return found ?? tooComplex;
  };
  const exit = once(child, 'exit', { signal }).then(() => tooComplex);
  // While somebody is waiting for it, it keeps the server alive.
  child.channel?.ref();
  try {
    child.send(task);
    return await Promise.race([report(), exit]).catch(() => tooComplex);
  } finally {
    stop.abort();
    exit.catch(() => undefined);
    child.channel?.unref();
  }
}
