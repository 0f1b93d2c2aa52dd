import { setImmediate } from 'node:timers/promises';
import type { Paper } from '../papers/pdf/paper.ts';
import { renderPdf } from '../papers/pdf/render-pdf.ts';
import { translateKey } from '../platform/language/translate.ts';

/** The process that prints a share of the demonstration's papers for print-papers.ts, and answers with all of them. */
async function print(papers: readonly Paper[]): Promise<Uint8Array[]> {
  const printed: Uint8Array[] = [];
  for (const paper of papers) {
    // Printing never yields to the event loop, through which this process learns that its parent is gone.
    await setImmediate();
    printed.push(await renderPdf(paper, (key, values) => translateKey(paper.content.language, key, values)));
  }
  return printed;
}

process.on('message', async (papers: readonly Paper[]) => {
  process.send?.(await print(papers));
});

// Perhaps killed: nobody is waiting for the answer.
process.once('disconnect', () => process.exit());
