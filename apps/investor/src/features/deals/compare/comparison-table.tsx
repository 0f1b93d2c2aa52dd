import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { Button } from '@portal/web/ui/button';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { useFreshUnits } from '../use-fresh-units.ts';
import { useComparisonRows } from './comparison-rows.tsx';

type ComparisonTableProps = { deals: readonly Deal[]; onRemove: (slug: string) => void };

const SIDE = 'sticky left-0 z-10 border-line border-r bg-raised';

/**
 * Deals side by side. Where they are wider than the screen they scroll in their own box, and what is compared stays: a deal that
 * takes the focus comes to stand beside it, never behind.
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
