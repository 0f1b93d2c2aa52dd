import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Paper } from '../papers/pdf/paper.ts';

const PROCESS = fileURLToPath(new URL('./printing-process.ts', import.meta.url));
const PROCESSES_MAX = 4;

/**
 * Prints many papers on all cores, in their order: one takes a twentieth of a second, and there are dozens. In separate processes,
 * which return their memory when they end; the server would keep it.
 */
export async function printPapers(papers: readonly Paper[]): Promise<Buffer[]> {
  const processes = Math.max(1, Math.min(availableParallelism(), PROCESSES_MAX, papers.length));
  const shares = Array.from({ length: processes }, (_, share) =>
    papers.filter((_paper, index) => index % processes === share),
  );
  const printed = await Promise.all(shares.map(printShare));
  return papers.map((paper, index) => {
    const bytes = printed[index % processes]?.[Math.floor(index / processes)];
    if (bytes === undefined) {
      throw new Error(`${paper.content.title} was not printed`);
    }
    return Buffer.from(bytes);
  });
}

/** The process gets none of our variables; its errors go to our stderr. */
async function printShare(papers: readonly Paper[]): Promise<Uint8Array[]> {
  const child = fork(PROCESS, [], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = new AbortController();
  const { signal } = stop;
  const answer = once(child, 'message', { signal });
  const end = once(child, 'exit', { signal });
  try {
    child.send([...papers]);
    // A process that ends without an answer has printed nothing, and its papers are missing.
    const [printed]: Uint8Array[][] = await Promise.race([answer, end.then(() => [])]);
    return printed ?? [];
  } finally {
    stop.abort();
    await Promise.allSettled([answer, end]);
    child.kill('SIGKILL');
  }
}

/** The pages of a PDF that we printed ourselves, whose page objects lie open. */
export function countPrintedPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
