import type { Language } from '@portal/domain/ground/people/languages';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import {
  type DealCriteria,
  filterDeals,
  isNarrowed,
  NO_CRITERIA,
} from '@portal/domain/offering/deals/deal-filter';
import type { Deps } from '../../../platform/deps.ts';
import type { Encoding } from '../../../platform/http/negotiate-encoding.ts';
import { makeReadyAnswer, type ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import { type LiveDeals, readLiveDeals } from './live-deals.ts';
import { presentListedDeal } from './present-deal.ts';
import type { Audience } from './show-deal.ts';

/** How old a list may be, in milliseconds: visitors only look, investors see their own order at once. */
const AGE_MAX_MS: Record<Audience, number> = { public: 1000, investor: 0 };

/** Who asks for the list of live deals, and in which form. */
export type ListQuestion = { audience: Audience; language: Language; encoding: Encoding };

/** True when the criteria ask for the plain list, which is kept ready. */
export function isPlainList(criteria: DealCriteria): boolean {
  return !isNarrowed(criteria) && criteria.sort === NO_CRITERIA.sort;
}

/** The live deals that meet the criteria, in the order asked for. */
export async function listLiveDeals(
  deps: Deps,
  audience: Audience,
  criteria: DealCriteria,
  language: Language,
): Promise<ListedDeal[]> {
  return present(await readLiveDeals(deps, AGE_MAX_MS[audience]), criteria, language);
}

/** The plain list, made once per language and encoding until a deal changes; it is the same for everybody. */
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
