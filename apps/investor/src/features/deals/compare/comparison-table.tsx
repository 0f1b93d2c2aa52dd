import { smallestOrderOf } from '@portal/domain/offering/deals/choosing/filter-deals';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { InfoKind } from '@portal/domain/offering/deals/info-kinds';
import { unitsAvailable } from '@portal/domain/offering/deals/order-units';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { infoRows } from '../info-rows.ts';
import { useFreshUnits } from '../use-fresh-units.ts';

type ComparisonTableProps = { deals: readonly Deal[]; onRemove: (slug: string) => void };

const SIDE = 'sticky left-0 z-10 border-line border-r bg-raised';

/**
 * Deals side by side. Wider than the screen, they scroll in their own box while the row labels stay; a focused deal scrolls
 * beside them, never behind.
 */
export function ComparisonTable({ deals, onRemove }: ComparisonTableProps) {
  const { t } = useTranslation();
  const rows = useComparisonRows();
  return (
    <ScrollRegion
      label={t('compare.title')}
      className="scroll-pl-27 sm:scroll-pl-48 overflow-x-auto overscroll-x-contain rounded-card border border-line bg-raised shadow-raised"
    >
      <table className="figures w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{t('compare.title')}</caption>
        <colgroup>
          <col className="w-27 sm:w-48" />
          {deals.map(({ id }) => (
            <col key={id} className="w-42 sm:w-64" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={SIDE} />
            {deals.map((deal) => (
              <th key={deal.id} scope="col" className="px-3 py-3 sm:px-4 align-bottom font-normal">
                <DealHead deal={deal} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, show }) => (
            <tr key={id} className="border-line border-t">
              <th
                scope="row"
                className={`${SIDE} hyphens-auto px-3 py-3 align-top font-normal text-muted text-sm sm:px-4`}
              >
                {label}
              </th>
              {deals.map((deal) => (
                <td key={deal.id} className="px-3 py-3 align-top leading-snug sm:px-4">
                  {show(deal) ?? <span className="text-muted">{t('compare.notSaid')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function DealHead({ deal, onRemove }: { deal: Deal; onRemove: (slug: string) => void }) {
  const { t } = useTranslation();
  useFreshUnits(deal.slug);
  return (
    <div className="flex flex-col items-start gap-1">
      <Link
        to={paths.deal(deal.slug)}
        className="inline-flex min-h-11 items-end font-display text-xl text-accent leading-tight underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
      >
        {deal.name}
      </Link>
      <span className="-ml-4">
        <Button
          tone="quiet"
          size="small"
          onPress={() => onRemove(deal.slug)}
          aria-label={t('compare.removeNamed', { name: deal.name })}
        >
          {t('compare.remove')}
        </Button>
      </span>
    </div>
  );
}

type ComparisonRow = { id: string; label: string; show: (deal: Deal) => ReactNode };

/** What deals are compared by, in the order people ask; `null` if a deal does not say. */
function useComparisonRows(): ComparisonRow[] {
  const { t } = useTranslation();
  const { money } = useFormats();
  const said = (id: string, label: string, ...kinds: InfoKind[]): ComparisonRow => ({
    id,
    label,
    show: ({ infoTable }) => infoRows(infoTable, [kinds])[0]?.value ?? null,
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

/** One deal's target return and another's interest are not the same thing; each is labelled. */
function Return({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const [row] = infoRows(deal.infoTable, [['targetReturn', 'interestRate']]);
  return row === undefined ? (
    t('compare.notSaid')
  ) : (
    <>
      <span className="block font-display text-2xl">{row.value}</span>
      <span className="block text-muted text-sm">{row.label}</span>
    </>
  );
}
