import { parentPort, workerData } from 'node:worker_threads';
import type { BrandWords } from '@portal/domain/ground/brand/brand-words';
import type { ContentDrawing, DrawnContent } from '@portal/domain/offering/deals/page-content.wire';
import type { DrawerData, DrawReply, DrawRequest } from './page-drawer.ts';

type Renderer = { drawContent: (drawing: ContentDrawing, brand: BrandWords) => Promise<DrawnContent> };

// Drawing a page takes a processor for some milliseconds: on the main thread every other request would wait.
const { renderer, words }: DrawerData = workerData;
const { drawContent }: Renderer = await import(renderer);

const say = (reply: DrawReply) => parentPort?.postMessage(reply);
parentPort?.on('message', async ({ id, drawing }: DrawRequest) => {
  try {
    say({ id, drawn: await drawContent(drawing, words) });
  } catch (error) {
    say({ id, failure: String(error) });
  }
});
