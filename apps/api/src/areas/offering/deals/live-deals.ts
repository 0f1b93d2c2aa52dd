import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { DealRecord } from './deal-record.ts';
import { findLiveDeals, readLiveDealsPrint } from './deals.store.ts';
import { shareNext } from './share-next.ts';

/** The live deals at one moment, with the answers that were already made from them. */
export type LiveDeals = {
  print: string;
  deals: readonly DealRecord[];
  answers: Map<string, Promise<ReadyAnswer>>;
};

type Reader = { ask: () => Promise<LiveDeals>; last: LiveDeals | undefined; askedAt: number };

const readers = new WeakMap<Db, Reader>();

/**
 * The live deals, kept in memory. With `maxAgeMs` 0 they are never stale: each request asks the database whether
 * anything has changed (one small row), and requests that come together share the question. So an order shows in the
 * next answer of every process, without messages between them. Who can live with an older list (visitors, who cannot
 * order) asks nothing while the last answer is younger than `maxAgeMs`.
 */
export async function readLiveDeals(deps: Deps, maxAgeMs: number): Promise<LiveDeals> {
  const reader = readers.get(deps.db) ?? makeReader(deps);
  readers.set(deps.db, reader);
  const { last, askedAt } = reader;
  return last !== undefined && performance.now() - askedAt < maxAgeMs ? last : reader.ask();
}

function makeReader(deps: Deps): Reader {
  const reader: Reader = { ask: shareNext(refresh), last: undefined, askedAt: 0 };
  async function refresh(): Promise<LiveDeals> {
    const now = deps.clock.now();
    const askedAt = performance.now();
    const print = await readLiveDealsPrint(deps.db, now);
    if (reader.last?.print !== print) {
      // Read after the print: what changes in between makes the next print differ, and is read again.
      const deals = await findLiveDeals(deps.db, now);
      reader.last = { print, deals, answers: new Map() };
    }
    reader.askedAt = askedAt;
    return reader.last;
  }
  return reader;
}
