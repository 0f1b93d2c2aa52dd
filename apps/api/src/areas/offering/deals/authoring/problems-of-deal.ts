import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import type { Language } from '@portal/domain/ground/people/languages';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { problemsOf } from '@portal/domain/offering/deals/authoring/deal-problems';
import { translateKey } from '../../../../platform/language/translate.ts';
import type { OfficeDealRecord } from './office-deals.store.ts';

type Written = { draft: DealDraft; confirmed: DealContent | null };

/** What keeps a deal from being published at an instant; `takenSlugs` are the slugs of other deals. */
export function problemsOfDeal(
  deal: OfficeDealRecord,
  { draft, confirmed }: Written,
  takenSlugs: readonly string[],
  at: Date,
): FieldIssue[] {
  const problems = problemsOf(draft, {
    unitsTaken: deal.unitsTaken,
    publishedSlug: deal.version > 0 ? deal.slug : null,
    confirmed,
    memorandumLanguages: deal.memorandumLanguages,
    today: dealerDay(at),
  });
  return draft.slug !== '' && takenSlugs.includes(draft.slug)
    ? [{ path: 'slug', key: 'dealProblems.slugTaken', values: {} }, ...problems]
    : problems;
}

/** Problems as sentences to show at their fields. */
export function sentencesOf(
  problems: readonly FieldIssue[],
  language: Language,
): { path: string; sentence: string }[] {
  return problems.map(({ path, key, values }) => ({ path, sentence: translateKey(language, key, values) }));
}
