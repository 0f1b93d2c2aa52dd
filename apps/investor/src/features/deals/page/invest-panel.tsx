import { smallestOrderOf } from '@portal/domain/offering/deals/choosing/filter-deals';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { ReservedUntil } from '@portal/web/ui/reserved-until';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingNote } from '../card/closing-note.tsx';
import { FundingBar } from '../card/funding-bar.tsx';
import { infoRows, TO_DECIDE } from '../info-rows.ts';
import { InvestLink, type OwnOrder } from './invest-link.tsx';

type InvestPanelProps = { deal: Deal; now: number; ownOrder: OwnOrder | null };

/** What people decide by, the page's one action, and what is left. */
export const InvestPanel = memo(function InvestPanel({
  deal,
  now,
  ownOrder,
  elsewhere,
  meter,
}: InvestPanelProps & { elsewhere: ReactNode; meter: ReactNode }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [first, ...others] = infoRows(deal.infoTable, TO_DECIDE);
  const rows = [
    ...others.map(({ kind, label, value }) => ({ id: kind, label, value })),
    { id: 'minimum', label: t('deals.smallestOrder'), value: formats.money(smallestOrderOf(deal)) },
  ];
  return (
    <Card as="section" labelledBy="invest-title">
      <div className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <h2 id="invest-title" className="font-text text-base tracking-normal">
            {first === undefined ? (
              t('dealPage.aside')
            ) : (
              <>
                <span className="block text-sm font-normal text-muted">{first.label}</span>
                <span className="figures block font-display text-3xl">{first.value}</span>
              </>
            )}
          </h2>
          <ClosingNote deal={deal} now={now} />
        </div>
        <DefinitionList rows={rows} figures />
        {ownOrder === null && elsewhere !== null ? (
          elsewhere
        ) : (
          <div className="flex flex-col gap-2">
            {meter}
            <div className="flex flex-col gap-2 max-lg:hidden">
              <InvestLink deal={deal} now={now} ownOrder={ownOrder} />
              {ownOrder === null ? null : <ReservedUntil order={ownOrder.trade} />}
            </div>
          </div>
        )}
        <FundingBar deal={deal} />
        <p className="text-sm text-muted">
          {t('dealPage.invest.bounds', {
            price: formats.money(deal.unitPrice),
            largest: formats.money(deal.unitPrice * deal.maximumUnits),
            date: formats.date(deal.closesAt),
          })}
        </p>
        <p className="text-sm text-muted">{t('dealPage.invest.right')}</p>
      </div>
    </Card>
  );
});

/** On a phone: the same action, always in reach of the thumb, above the tabs. */
export const InvestBar = memo(function InvestBar({ deal, now, ownOrder }: InvestPanelProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <div
      data-bottom-bar=""
      data-print="no"
      className="sticky short:static bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex items-center gap-4 border-line border-t bg-raised px-4 py-3 shadow-floating sm:-mx-6 sm:px-6 md:bottom-0 lg:hidden"
    >
      {ownOrder === null ? (
        <p className="shrink-0 text-sm leading-tight">
          <span className="block text-muted">{t('deals.smallestOrder')}</span>
          <span className="figures block font-semibold text-base">
            {formats.money(smallestOrderOf(deal))}
          </span>
        </p>
      ) : (
        <div className="max-w-2/5 shrink-0 empty:hidden">
          <ReservedUntil order={ownOrder.trade} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <InvestLink deal={deal} now={now} ownOrder={ownOrder} />
      </div>
    </div>
  );
});
