import type { Deps } from '../../../../platform/deps.ts';
import { keepFirstPage } from '../../../../platform/files/pages/keep-first-page.ts';
import { listWithoutFirstPage } from './first-pages-missing.store.ts';

/** How many a run draws; the next one goes on. */
const DRAWN_MAX = 20;

/**
 * Draws the first page of each document of a deal that is out and has none yet, the newest first: whoever opens a memorandum for the
 * first time waits for no drawing. Until then it is drawn for its first reader.
 */
export async function drawFirstPages(deps: Deps): Promise<void> {
  for (const file of await listWithoutFirstPage(deps.db, DRAWN_MAX)) {
    await keepFirstPage(deps, file);
  }
}
