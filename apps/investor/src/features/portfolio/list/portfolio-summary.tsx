import type { Trades } from '@portal/domain/order/trades/trade.wire';
import { allocate } from '@portal/domain/service/portfolio/allocation';
import { portfolioTotals, STAGES } from '@portal/domain/service/portfolio/portfolio-totals';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import { AllocationBar } from './allocation-bar.tsx';

/** The total of all active orders, where that money is, and how it is spread over deals. */
export function PortfolioSummary({ portfolio }: { portfolio: Trades }) {
  const { t } = useTranslation();
  const { stages, inTrust, orderCount } = portfolioTotals(portfolio.trades);
  const names = new Map(portfolio.trades.map(({ dealId }) => [dealId.id, dealId.name]));
  const shares = allocate(portfolio.trades, 'deal').map((share) => ({
    ...share,
    name: names.get(share.id) ?? share.id,
  }));
  const rows = [
    ...STAGES.filter((stage) => stages[stage] > 0).map((stage) => ({
      id: stage,
      label: t(`portfolio.stages.${stage}`),
      value: <Money dollars={stages[stage]} />,
    })),
    { id: 'trust', label: t('portfolio.inTrust'), value: <Money dollars={inTrust} /> },
  ];
  return (
    <Card as="section" labelledBy="portfolio-total">
      <div className="grid gap-8 md:grid-cols-2 md:gap-12">
        <div className="flex flex-col gap-4">
          <h2 id="portfolio-total" className="font-text tracking-normal">
            <span className="block text-base font-normal text-muted">{t('portfolio.total')}</span>
            <span className="mt-1 block font-display text-3xl">
              <Money dollars={portfolio.activeTradesTotal} />
            </span>
            <span className="figures block text-sm font-normal text-muted">
              {t('portfolio.orderCount', { count: orderCount })}
            </span>
          </h2>
          <DefinitionList rows={rows} figures />
          <p className="text-sm text-muted">{t('portfolio.trustNote')}</p>
        </div>
        <AllocationBar title={t('portfolio.allocation.deal')} shares={shares} />
      </div>
    </Card>
  );
}
