import { AppError } from '../../http/app-error.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import type {
  LongPdfTask,
  PageReading,
  PageTask,
  PdfReading,
  PictureReading,
  PictureTask,
  ReadingTask,
  UploadReading,
  UploadTask,
} from './reading-task.ts';
import { type Reader, startReader } from './start-reader.ts';

/** Readers that wait for the next file. */
const resting: Reader[] = [];

/**
 * Reads a stranger's file in another process: decoding takes seconds of pure computing and hundreds of megabytes, which go back to
 * the system when the reader ends, and a file made to harm its reader cannot harm the server. A file that takes more memory or time
 * than a reading may is too complex. Throws UploadError, and UNAVAILABLE if no reader worked: then nothing is known about the file.
 */
export function readInProcess(task: UploadTask): Promise<UploadReading>;
export function readInProcess(task: LongPdfTask): Promise<PdfReading>;
export function readInProcess(task: PictureTask): Promise<PictureReading>;
export function readInProcess(task: PageTask): Promise<PageReading>;
export async function readInProcess(
  task: ReadingTask,
): Promise<UploadReading | PictureReading | PageReading> {
  const reader = takeReader();
  try {
    const answer = await reader.read(task);
    if (answer.outcome === 'no-reader') {
      throw new AppError('UNAVAILABLE', { cause: new Error(`no reader of files: ${answer.reason}`) });
    }
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
