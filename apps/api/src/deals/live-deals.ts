import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import {
  type DealDocumentRecord,
  type DealRecord,
  findDealDocuments,
  findLiveDeals,
  readLiveDealsPrint,
} from './deals.store.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { shareNext } from './share-next.ts';

/** The live deals at one moment, with the answers that were already made from them. */
export type LiveDeals = {
  print: string;
  deals: readonly DealRecord[];
  documents: readonly DealDocumentRecord[];
  answers: Map<string, Promise<ReadyAnswer>>;
};

const readers = new WeakMap<Db, () => Promise<LiveDeals>>();

/**
 * The live deals, kept in memory and never stale: each request asks the database whether anything has changed (one
 * small row), and requests that come together share the question. So an order shows in the next answer of every
 * process, without messages between them, and a crowd costs no more queries than a few.
 */
export function readLiveDeals(deps: Deps): Promise<LiveDeals> {
  const reader = readers.get(deps.db) ?? makeReader(deps);
  readers.set(deps.db, reader);
  return reader();
}

function makeReader(deps: Deps): () => Promise<LiveDeals> {
  let kept: LiveDeals | undefined;
  return shareNext(async () => {
    const now = deps.clock.now();
    const print = await readLiveDealsPrint(deps.db, now);
    if (kept?.print !== print) {
      // Read after the print: what changes in between makes the next print differ, and is read again.
      const deals = await findLiveDeals(deps.db, now);
      const documents = await findDealDocuments(
        deps.db,
        deals.map(({ id }) => id),
      );
      kept = { print, deals, documents, answers: new Map() };
    }
    return kept;
  });
}
