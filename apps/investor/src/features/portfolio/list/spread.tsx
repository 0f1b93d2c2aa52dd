import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { allocate } from '@portal/domain/service/portfolio/allocation';
import { growthOf } from '@portal/domain/service/portfolio/growth';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Card } from '@portal/web/ui/card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AllocationBar } from './allocation-bar.tsx';
import { GrowthColumns } from './growth-columns.tsx';

/** The active orders by the type and the province of their deals, and over time. */
export function Spread({ trades }: { trades: readonly Trade[] }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const [now] = useState(() => new Date());
  const months = growthOf(trades, now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const types = allocate(trades, 'type').map((share) => ({
    ...share,
    name: translate(`deals.types.${share.id}`),
  }));
  const provinces = allocate(trades, 'province').map((share) => ({
    ...share,
    name: translate(`places.${share.id}`),
  }));
  return (
    <Card as="section" labelledBy="spread-title">
      <div className="flex flex-col gap-6">
        <h2 id="spread-title" className="text-xl">
          {t('portfolio.allocation.title')}
        </h2>
        <div className="grid gap-8 lg:grid-cols-3 lg:gap-10">
          <AllocationBar title={t('portfolio.allocation.type')} shares={types} />
          <AllocationBar title={t('portfolio.allocation.province')} shares={provinces} />
          <GrowthColumns months={months} />
        </div>
      </div>
    </Card>
  );
}
