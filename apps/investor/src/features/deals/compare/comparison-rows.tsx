import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { smallestOrderOf } from '@portal/domain/offering/deals/deal-filter';
import type { InfoKind } from '@portal/domain/offering/deals/info-kinds';
import { unitsAvailable } from '@portal/domain/offering/deals/order-units';
import { useFormats } from '@portal/web/i18n/use-formats';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../info-rows.ts';

export type ComparisonRow = { id: string; label: string; show: (deal: Deal) => ReactNode };

/** What deals are compared by, in the order in which people ask; `null` where a deal does not say. */
export function useComparisonRows(): ComparisonRow[] {
  const { t } = useTranslation();
  const { money } = useFormats();
  const said = (id: string, label: string, ...kinds: InfoKind[]): ComparisonRow => ({
    id,
    label,
    show: ({ infoTable }) => rowsOf(infoTable, [kinds])[0]?.value ?? null,
  });
  return [
    { id: 'return', label: t('compare.rows.return'), show: (deal) => <Return deal={deal} /> },
    said('term', t('deals.figures.term'), 'term'),
    said('income', t('compare.rows.income'), 'income'),
    said('fees', t('compare.rows.fees'), 'fees'),
    { id: 'minimum', label: t('deals.smallestOrder'), show: (deal) => money(smallestOrderOf(deal)) },
    { id: 'place', label: t('compare.rows.place'), show: ({ location }) => location },
    { id: 'type', label: t('compare.rows.type'), show: ({ type }) => t(`deals.types.${type}`) },
    {
      id: 'left',
      label: t('compare.rows.left'),
      show: (deal) => t('deals.funding.left', { count: unitsAvailable(deal) }),
    },
    said('worst', t('compare.rows.worst'), 'worstResult'),
    said('downside', t('compare.rows.downside'), 'downside'),
  ];
}

/** A goal of one deal and the interest of another are not the same, and say so. */
function Return({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const [row] = rowsOf(deal.infoTable, [['targetReturn', 'interestRate']]);
  return row === undefined ? (
    t('compare.notSaid')
  ) : (
    <>
      <span className="block font-display text-2xl">{row.value}</span>
      <span className="block text-muted text-sm">{row.label}</span>
    </>
  );
}
