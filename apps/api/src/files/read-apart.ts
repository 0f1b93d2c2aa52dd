import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { READING_HEAP_MIB_MAX, READING_TIMEOUT_MS } from './file-limits.ts';
import { UploadError } from './upload-problem.ts';

/** Paths, not bytes: what is read never passes through this thread. */
export type ReadingTask = { kind: 'heic'; path: string; jpegPath: string } | { kind: 'pdf'; path: string };

export type ReadingAnswer =
  | { outcome: 'converted' }
  | { outcome: 'pages'; pages: number }
  | { outcome: 'protected' }
  | { outcome: 'too-complex' }
  | { outcome: 'unreadable' };

/**
 * Reads a file that a stranger made in a thread of its own: decoding takes seconds of pure computing, which would
 * hold up every other request, and a file made to harm ends with its thread. One that takes all the memory or time that
 * a reading has is too complex. Throws UploadError.
 */
async function readApart(task: ReadingTask): Promise<ReadingAnswer> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: task,
    // Readers complain about damaged files on the console, with pieces of them.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: READING_HEAP_MIB_MAX },
  });
  try {
    const [answer]: ReadingAnswer[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(READING_TIMEOUT_MS),
    });
    return answer ?? { outcome: 'unreadable' };
  } catch (error) {
    throw new UploadError(isOutOfBounds(error) ? 'too-complex' : 'unreadable', error);
  } finally {
    await worker.terminate();
  }
}

function isOutOfBounds(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.code === 'ABORT_ERR')
  );
}

/** Writes the picture of a HEIC file as JPEG, turned upright, and returns where. Throws UploadError. */
export async function convertHeic(path: string, jpegPath: string): Promise<string> {
  const answer = await readApart({ kind: 'heic', path, jpegPath });
  if (answer.outcome !== 'converted') {
    throw new UploadError('unreadable');
  }
  return jpegPath;
}

/** How many pages a PDF has. Throws UploadError for one that is damaged, a bomb, or protected by a password. */
export async function countPdfPages(path: string): Promise<number> {
  const answer = await readApart({ kind: 'pdf', path });
  if (answer.outcome === 'protected') {
    throw new UploadError('pdf-protected');
  }
  if (answer.outcome === 'too-complex') {
    throw new UploadError('too-complex');
  }
  if (answer.outcome !== 'pages' || answer.pages === 0) {
    throw new UploadError('unreadable');
  }
  return answer.pages;
}
