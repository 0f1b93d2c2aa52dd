import { sheetOfQueue } from '../areas/desk/sheet-of-queue.ts';
import type { MakeSheet } from '../areas/exports/write-export.ts';

/** How each list is written; all that there are so far are queues of the desk. */
export const makeSheet: MakeSheet = sheetOfQueue;
