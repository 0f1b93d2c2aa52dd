import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Paper } from '../pdf/paper.ts';

const THREADS_MAX = 4;

/** Prints many papers on all cores, in their order: one takes a twentieth of a second, and there are dozens. */
export async function printPapers(papers: readonly Paper[]): Promise<Buffer[]> {
  const threads = Math.max(1, Math.min(availableParallelism(), THREADS_MAX, papers.length));
  const shares = Array.from({ length: threads }, (_, thread) =>
    papers.filter((_paper, index) => index % threads === thread),
  );
  const printed = await Promise.all(shares.map(printShare));
  return papers.map((paper, index) => {
    const bytes = printed[index % threads]?.[Math.floor(index / threads)];
    if (bytes === undefined) {
      throw new Error(`${paper.content.title} was not printed`);
    }
    return Buffer.from(bytes);
  });
}

async function printShare(papers: readonly Paper[]): Promise<Uint8Array[]> {
  const worker = new Worker(new URL('./printing-worker.ts', import.meta.url), { workerData: papers });
  // An 'error' before the message rejects.
  const [printed]: Uint8Array[][] = await once(worker, 'message');
  await worker.terminate();
  return printed ?? [];
}

/** The pages of a PDF that we printed ourselves, whose page objects lie open. */
export function countPrintedPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
