import type { Language } from '@portal/domain/ground/people/languages';
import type { DealCostDraft } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealCost } from '@portal/domain/offering/deals/deal.wire';

/** The costs a deal states in figures, in one language. Without any, the field is left out rather than made up. */
export function presentCosts(
  costs: readonly DealCostDraft[] | null | undefined,
  language: Language,
): { costs?: DealCost[] } {
  const counted = (costs ?? []).flatMap(({ label, value, ...cost }) =>
    value === null ? [] : [{ ...cost, value, label: label[language] }],
  );
  return counted.length === 0 ? {} : { costs: counted };
}
