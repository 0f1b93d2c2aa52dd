import { type DealCriteria, filterDeals, isNarrowed, NO_CRITERIA } from '@portal/domain/deals/deal-filter';
import type { Deal } from '@portal/domain/wire/deal';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../../platform/deps.ts';
import type { Encoding } from '../../platform/http/negotiate-encoding.ts';
import { makeReadyAnswer, type ReadyAnswer } from '../../platform/http/ready-answer.ts';
import { type LiveDeals, readLiveDeals } from './live-deals.ts';
import { presentDeal } from './present-deal.ts';
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
): Promise<Deal[]> {
  return present(await readLiveDeals(deps, AGE_MAX_MS[audience]), audience, criteria, language);
}

/** The plain list, made once per audience, language and encoding until a deal changes. */
export async function readyLiveDeals(deps: Deps, question: ListQuestion): Promise<ReadyAnswer> {
  const live = await readLiveDeals(deps, AGE_MAX_MS[question.audience]);
  const name = Object.values(question).join(':');
  const { audience, language, encoding } = question;
  const answer =
    live.answers.get(name) ?? makeReadyAnswer(present(live, audience, NO_CRITERIA, language), encoding);
  live.answers.set(name, answer);
  return answer;
}

function present(live: LiveDeals, audience: Audience, criteria: DealCriteria, language: Language): Deal[] {
  const documents = audience === 'investor' ? live.documents : [];
  const deals = live.deals.map((deal) => presentDeal(deal, documents, language));
  return filterDeals(deals, criteria, language);
}
