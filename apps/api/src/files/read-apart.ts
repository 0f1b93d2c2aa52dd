import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { READING_TIMEOUT_MS } from './file-limits.ts';
import { UploadError } from './upload-problem.ts';

export type ReadingTask = { kind: 'heic' | 'pdf'; bytes: Uint8Array };

export type ReadingAnswer =
  | { outcome: 'jpeg'; bytes: Uint8Array }
  | { outcome: 'pages'; pages: number }
  | { outcome: 'protected' }
  | { outcome: 'unreadable' };

const HEAP_MIB_MAX = 512;

/**
 * Reads a file that a stranger made in a thread of its own: decoding takes seconds of pure computing, which would
 * hold up every other request, and a file made to harm ends with its thread. Throws UploadError.
 */
async function readApart(task: ReadingTask): Promise<ReadingAnswer> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: task,
    // Readers complain about damaged files on the console, with pieces of them.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB_MAX },
  });
  try {
    const [answer]: ReadingAnswer[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(READING_TIMEOUT_MS),
    });
    return answer ?? { outcome: 'unreadable' };
  } catch (error) {
    throw new UploadError('unreadable', error);
  } finally {
    await worker.terminate();
  }
}

/** The picture of a HEIC file as JPEG, turned upright. Throws UploadError. */
export async function convertHeic(bytes: Buffer): Promise<Buffer> {
  const answer = await readApart({ kind: 'heic', bytes });
  if (answer.outcome !== 'jpeg') {
    throw new UploadError('unreadable');
  }
  return Buffer.from(answer.bytes);
}

/** How many pages a PDF has. Throws UploadError for one that is damaged or protected by a password. */
export async function countPdfPages(bytes: Buffer): Promise<number> {
  const answer = await readApart({ kind: 'pdf', bytes });
  if (answer.outcome === 'protected') {
    throw new UploadError('pdf-protected');
  }
  if (answer.outcome !== 'pages' || answer.pages === 0) {
    throw new UploadError('unreadable');
  }
  return answer.pages;
}
