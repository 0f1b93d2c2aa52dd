import { UploadError } from '../../http/receiving/upload-problem.ts';
import { noReader, type ReadingAnswer, type ReadingTask } from './reading-task.ts';

/** What reads a file for a task, once it is loaded. */
async function loadReading(task: ReadingTask): Promise<() => Promise<ReadingAnswer>> {
  if (task.kind === 'page') {
    const { drawPage } = await import('./draw-page.ts');
    return () => drawPage(task);
  }
  if (task.kind === 'long-pdf') {
    const { LONG_PDF, readPdf } = await import('./read-pdf.ts');
    return async () => ({ outcome: 'pages', ...(await readPdf(task.path, task.drawnPath, LONG_PDF)) });
  }
  const { path, type, drawnPath } = task;
  if (task.kind === 'picture') {
    const { drawPicture } = await import('./draw-picture.ts');
    return async () => ({ outcome: 'sized', ...(await drawPicture(path, type, drawnPath)) });
  }
  if (type === 'application/pdf') {
    const { readPdf } = await import('./read-pdf.ts');
    return async () => ({ outcome: 'pages', ...(await readPdf(path, drawnPath)) });
  }
  const { drawAnew } = await import('./draw-anew.ts');
  return async () => ({ outcome: 'drawn', contentType: await drawAnew(path, type, drawnPath) });
}

/** Whatever a damaged file does to its reader, the result is the same: it cannot be read. */
function refusal(error: unknown): ReadingAnswer {
  return { outcome: 'refused', problem: error instanceof UploadError ? error.problem : 'unreadable' };
}

/** The process that reads files for read-in-process.ts, one after the other, until told to end or its server is gone. */
process.on('message', (task: ReadingTask) => {
  loadReading(task)
    .then((read) => read().catch(refusal), noReader)
    .then((answer) => process.send?.({ answer, residentBytes: process.memoryUsage.rss() }));
});

// Its server is gone, perhaps killed: nobody is waiting for the answer.
process.once('disconnect', () => process.exit());
