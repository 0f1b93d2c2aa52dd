import type { Deps } from '../../../../platform/deps.ts';
import { keepFirstPage } from '../../../../platform/files/pages/keep-first-page.ts';
import { eachInPortions, type Portions, type Run } from '../../../../platform/portions/each-in-portions.ts';
import { listWithoutFirstPage, type MissingFirstPage } from './first-pages-missing.store.ts';

/** Documents looked up at a time. */
export const DRAWN_AT_ONCE = 20;

/**
 * Draws the first page of each document of a deal that is out and has none yet, the newest first: whoever opens a memorandum for the
 * first time waits for no drawing. Until then it is drawn for its first reader.
 */
export async function drawFirstPages(deps: Deps, run: Run = {}): Promise<void> {
  const portions: Portions<MissingFirstPage> = {
    job: 'draw-first-pages',
    atOnce: DRAWN_AT_ONCE,
    find: (place, limit) => listWithoutFirstPage(deps.db, place, limit),
    work: (file) => keepFirstPage(deps, file),
  };
  await eachInPortions(deps, portions, run);
}
