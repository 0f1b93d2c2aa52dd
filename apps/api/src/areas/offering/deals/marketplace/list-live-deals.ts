import type { Language } from '@portal/domain/ground/people/languages';
import {
  type DealCriteria,
  filterDeals,
  isNarrowed,
  NO_CRITERIA,
} from '@portal/domain/offering/deals/choosing/filter-deals';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Encoding } from '../../../../platform/http/negotiate-encoding.ts';
import { makeReadyAnswer, type ReadyAnswer } from '../../../../platform/http/pages/ready-answer.ts';
import type { DealRecord } from '../deal-record.ts';
import { findLiveDeals, readLiveDealsPrint } from '../deals.store.ts';
import { presentListedDeal } from './present-deal.ts';
import { shareNext } from './share-next.ts';
import type { Audience } from './show-deal.ts';

/** How old a list may be, in milliseconds: investors see their own order at once, visitors only look. */
const AGE_MAX_MS: Record<Audience, number> = { public: 1000, investor: 0 };

/** Who asks for the list of live deals, and in which form. */
export type ListQuestion = { audience: Audience; language: Language; encoding: Encoding };

/** True if the criteria ask for the plain list, which is kept ready. */
export function isPlainList(criteria: DealCriteria): boolean {
  return !isNarrowed(criteria) && criteria.sort === NO_CRITERIA.sort;
}

/** The live deals that meet the criteria, in the requested order. */
export async function listLiveDeals(
  deps: Deps,
  audience: Audience,
  criteria: DealCriteria,
  language: Language,
): Promise<ListedDeal[]> {
  return present(await readLiveDeals(deps, AGE_MAX_MS[audience]), criteria, language);
}

/** The plain list, the same for everybody, made once per language and encoding until a deal changes. */
export async function readyLiveDeals(deps: Deps, question: ListQuestion): Promise<ReadyAnswer> {
  const live = await readLiveDeals(deps, AGE_MAX_MS[question.audience]);
  const { language, encoding } = question;
  const name = `${language}:${encoding}`;
  const answer = live.answers.get(name) ?? makeReadyAnswer(present(live, NO_CRITERIA, language), encoding);
  live.answers.set(name, answer);
  return answer;
}

function present(live: LiveDeals, criteria: DealCriteria, language: Language): ListedDeal[] {
  return filterDeals(
    live.deals.map((deal) => presentListedDeal(deal, language)),
    criteria,
    language,
  );
}

/** The live deals at one moment, with the responses already made from them. */
type LiveDeals = {
  print: string;
  deals: readonly DealRecord[];
  answers: Map<string, Promise<ReadyAnswer>>;
};

type Reader = { ask: () => Promise<LiveDeals>; last: LiveDeals | undefined; askedAt: number };

const readers = new WeakMap<Db, Reader>();

/**
 * The live deals, kept in memory. With `maxAgeMs` 0 they are never stale: each request asks the database whether
 * anything has changed (one small row), and concurrent requests share the query. So an order shows in every process's
 * next response, without messages between processes. Visitors, who cannot order, can live with an older list and query
 * nothing while the last one is younger than `maxAgeMs`.
 */
async function readLiveDeals(deps: Deps, maxAgeMs: number): Promise<LiveDeals> {
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
      // Read after the print: a change in between makes the next print differ, so it is read again.
      const deals = await findLiveDeals(deps.db, now);
      reader.last = { print, deals, answers: new Map() };
    }
    reader.askedAt = askedAt;
    return reader.last;
  }
  return reader;
}
