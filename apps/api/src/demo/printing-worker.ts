import { parentPort, workerData } from 'node:worker_threads';
import { translate } from '../language/translate.ts';
import type { Paper } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render-pdf.ts';

const papers: readonly Paper[] = workerData;

const printed: Uint8Array[] = [];
for (const paper of papers) {
  printed.push(await renderPdf(paper, (key, values) => translate(paper.content.language, key, values)));
}
parentPort?.postMessage(printed);
