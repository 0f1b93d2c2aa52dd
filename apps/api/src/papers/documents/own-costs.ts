import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { DealCostDraft } from '@portal/domain/offering/deals/authoring/deal-content';
import { costsOfOrder } from '@portal/domain/offering/deals/deal-costs';
import { translateKey } from '../../platform/language/translate.ts';

/**
 * What the investor pays of a deal's costs beside the total price of an order, as a list within a sentence; null where there is
 * nothing of the kind.
 */
export function ownCosts(
  costs: readonly DealCostDraft[],
  totalCents: bigint,
  language: Language,
): string | null {
  const own = costs.flatMap(({ value, ...cost }) =>
    cost.paidBy === 'investor' && value !== null ? [{ ...cost, value }] : [],
  );
  const parts = costsOfOrder(own, totalCents).flatMap(({ when, lines }) =>
    lines.map(({ cost, cents }) =>
      translateKey(language, `documents.ownCosts.${when}`, {
        label: cost.label[language],
        amount: amountOf(cents, cost.isEstimate, language),
      }),
    ),
  );
  return parts.length === 0 ? null : parts.join('; ');
}

function amountOf(cents: bigint, isEstimate: boolean, language: Language): string {
  const amount = formatCents(cents, language);
  return isEstimate ? translateKey(language, 'documents.ownCosts.about', { amount }) : amount;
}
