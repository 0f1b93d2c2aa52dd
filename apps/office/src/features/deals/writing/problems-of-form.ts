import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import type { DealDraft } from '@portal/domain/offering/deals/deal-draft';
import { problemsOf } from '@portal/domain/offering/deals/deal-problems';
import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { type DealForm, draftOf, unreadable } from './deal-form.ts';

/** What keeps the deal as it is typed from being published, in the order of its rules; what only the server can know comes last. */
export function problemsOfForm(typed: DealForm, before: DealDraft, deal: OfficeDeal): FieldIssue[] {
  const draft = draftOf(typed, before);
  const wrong = unreadable(typed);
  const known = new Set(wrong.map(({ path }) => path));
  const found = problemsOf(draft, deal).filter(({ path }) => !known.has(path));
  return [...wrong, ...found, ...takenSlug(draft, deal, found)];
}

/** That another deal has the address; as long as it is the one that was saved. */
function takenSlug({ slug }: DealDraft, deal: OfficeDeal, found: readonly FieldIssue[]): FieldIssue[] {
  const isSaid = deal.draft.slug === slug && deal.problems.some(({ path }) => path === 'slug');
  return isSaid && found.every(({ path }) => path !== 'slug')
    ? [{ path: 'slug', key: 'dealProblems.slugTaken', values: {} }]
    : [];
}
