import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadingAnswer, ReadingTask } from './read-apart.ts';

const JPEG_QUALITY = 0.92;

const task: ReadingTask = workerData;

async function readTask(): Promise<ReadingAnswer> {
  if (task.kind === 'heic') {
    const { default: convert } = await import('heic-convert');
    const bytes = await readFile(task.path);
    const jpeg = await convert({ buffer: bytes, format: 'JPEG', quality: JPEG_QUALITY });
    await writeFile(task.jpegPath, new Uint8Array(jpeg), { mode: 0o600 });
    return { outcome: 'converted' };
  }
  const { readPdf } = await import('./read-pdf.ts');
  return readPdf(await readFile(task.path));
}

try {
  parentPort?.postMessage(await readTask());
} catch {
  // Whatever a damaged file does to its reader, what we know is the same: it cannot be read.
  const answer: ReadingAnswer = { outcome: 'unreadable' };
  parentPort?.postMessage(answer);
}
