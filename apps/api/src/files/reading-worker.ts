import { parentPort, workerData } from 'node:worker_threads';
import type { ReadingAnswer, ReadingTask } from './read-apart.ts';

const JPEG_QUALITY = 0.92;

const task: ReadingTask = workerData;

async function readTask(): Promise<ReadingAnswer> {
  if (task.kind === 'heic') {
    const { default: convert } = await import('heic-convert');
    const jpeg = await convert({ buffer: task.bytes, format: 'JPEG', quality: JPEG_QUALITY });
    return { outcome: 'jpeg', bytes: new Uint8Array(jpeg) };
  }
  const { PDFDocument } = await import('pdf-lib');
  const document = await PDFDocument.load(task.bytes, { updateMetadata: false, ignoreEncryption: true });
  return document.isEncrypted
    ? { outcome: 'protected' }
    : { outcome: 'pages', pages: document.getPageCount() };
}

try {
  parentPort?.postMessage(await readTask());
} catch {
  // Whatever a damaged file does to its reader, what we know is the same: it cannot be read.
  const answer: ReadingAnswer = { outcome: 'unreadable' };
  parentPort?.postMessage(answer);
}
