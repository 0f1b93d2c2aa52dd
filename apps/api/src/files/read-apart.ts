import type { SentType } from './file-types.ts';
import type { DrawnType } from './prepare-image.ts';
import { type Reader, startReader } from './reader-process.ts';
import { UploadError, type UploadProblem } from './upload-problem.ts';

/** Paths, not bytes: what is read never passes through the server's own process. */
export type ReadingTask = { path: string; type: SentType; drawnPath: string };

export type ReadingAnswer =
  | { outcome: 'drawn'; contentType: DrawnType }
  | { outcome: 'pages'; pages: number }
  | { outcome: 'refused'; problem: UploadProblem };

/** Readers that wait for the next file. */
const resting: Reader[] = [];

/**
 * Reads a file that a stranger made in another process: decoding takes seconds of pure computing and hundreds of megabytes,
 * which go back to the system when the reader ends, and a file made to harm its reader harms no server. What takes more
 * memory or time than a reading has is too complex. Throws UploadError.
 */
export async function readApart(task: ReadingTask): Promise<Exclude<ReadingAnswer, { outcome: 'refused' }>> {
  const reader = takeReader();
  try {
    const answer = await reader.read(task);
    if (answer.outcome === 'refused') {
      throw new UploadError(answer.problem);
    }
    return answer;
  } finally {
    putBack(reader);
  }
}

function takeReader(): Reader {
  for (let reader = resting.pop(); reader !== undefined; reader = resting.pop()) {
    reader.wake();
    if (reader.isFit()) {
      return reader;
    }
    reader.end();
  }
  return startReader();
}

function putBack(reader: Reader): void {
  if (!reader.isFit()) {
    reader.end();
    return;
  }
  resting.push(reader);
  reader.rest(() => resting.splice(resting.indexOf(reader), 1));
}
