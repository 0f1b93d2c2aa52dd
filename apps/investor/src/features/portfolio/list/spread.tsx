import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { allocate } from '@portal/domain/service/portfolio/allocation';
import { type GrowthMonth, growthOf } from '@portal/domain/service/portfolio/growth';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Card } from '@portal/web/ui/card';
import { Disclosure } from '@portal/web/ui/disclosure';
import { Money } from '@portal/web/ui/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AllocationBar } from './allocation-bar.tsx';

/** The active orders by type and province of their deals, and over time. */
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

/** Height of the drawing, in its own units. */
const HEIGHT = 100;
const COLUMN = 20;
const GAP = 6;

/** The orders' total by month: as columns, and as a table on request. */
function GrowthColumns({ months }: { months: readonly GrowthMonth[] }) {
  const { t } = useTranslation();
  const { month: monthName } = useFormats();
  const highest = Math.max(...months.map(({ total }) => total), 1);
  const width = months.length * COLUMN;
  const first = months[0];
  const last = months.at(-1);
  return (
    <figure className="flex min-w-0 flex-col gap-4">
      <figcaption>
        <span className="block font-semibold">{t('portfolio.growth.title')}</span>
        <span className="block text-sm text-muted">{t('portfolio.growth.text')}</span>
      </figcaption>
      <div className="flex flex-col gap-1">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-24 w-full"
          aria-hidden="true"
        >
          {months.map(({ month, added, total }, place) => {
            const height = (total / highest) * HEIGHT;
            const addedHeight = (added / highest) * HEIGHT;
            return (
              <g key={month}>
                <rect
                  x={place * COLUMN}
                  y={HEIGHT - height + addedHeight}
                  width={COLUMN - GAP}
                  height={height - addedHeight}
                  className="fill-line-strong"
                />
                <rect
                  x={place * COLUMN}
                  y={HEIGHT - height}
                  width={COLUMN - GAP}
                  height={addedHeight}
                  className="fill-accent"
                />
              </g>
            );
          })}
          <rect y={HEIGHT - 1} width={width} height="1" className="fill-line-strong" />
        </svg>
        <p aria-hidden="true" className="flex justify-between gap-4 text-muted text-xs">
          <span>{monthName(first?.month ?? '')}</span>
          <span>{monthName(last?.month ?? '')}</span>
        </p>
      </div>
      <Disclosure summary={t('portfolio.growth.table')}>
        <GrowthTable months={months} />
      </Disclosure>
    </figure>
  );
}

function GrowthTable({ months }: { months: readonly GrowthMonth[] }) {
  const { t } = useTranslation();
  const { month: monthName } = useFormats();
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className="py-1 font-normal">
            {t('portfolio.growth.month')}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('portfolio.growth.added')}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('portfolio.growth.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, added, total }) => (
          <tr key={month} className="border-line border-t">
            <th scope="row" className="py-1.5 text-left font-normal">
              {monthName(month)}
            </th>
            <td className="py-1.5 text-right">
              <Money dollars={added} form="brief" />
            </td>
            <td className="py-1.5 text-right">
              <Money dollars={total} form="brief" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
