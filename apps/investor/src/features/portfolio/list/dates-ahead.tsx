import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { type DateAhead, datesAhead, momentOf } from '@portal/domain/service/portfolio/dates-ahead';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useRightWords } from '@portal/web/i18n/use-right-words';
import { Card } from '@portal/web/ui/card';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';

/** Upcoming dates of all orders, the next first; nothing if there are none. */
export function DatesAhead({ trades }: { trades: readonly Trade[] }) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const rows = trades
    .flatMap((trade) => datesAhead(trade, now).map((date) => ({ trade, date })))
    .sort((one, other) => momentOf(one.date).localeCompare(momentOf(other.date)));
  return rows.length === 0 ? null : (
    <section aria-labelledby="dates-title" className="flex flex-col gap-5">
      <h2 id="dates-title" className="text-2xl">
        {t('portfolio.dates.title')}
      </h2>
      <Card padding="none">
        <ul>
          {rows.map(({ trade, date }) => (
            <DateRow key={`${trade.id} ${date.kind}`} trade={trade} date={date} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function DateRow({ trade, date }: { trade: Trade; date: DateAhead }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const when = useWhen(trade, date);
  const words = {
    amount: exactMoney(trade.money.authorized > 0 ? trade.money.authorized : trade.orderTotal),
    name: trade.jointInvestor?.firstName ?? '',
  };
  return (
    <li className="grid gap-x-8 gap-y-1 border-line px-5 py-4 not-first:border-t sm:grid-cols-[15rem_1fr] sm:px-7">
      <p className="figures font-semibold">{when}</p>
      <div className="min-w-0">
        <p>{t(`portfolio.dates.${date.kind}`, words)}</p>
        <p className="text-sm">
          <TextLink href={paths.order(trade.id)}>{trade.dealId.name}</TextLink>
        </p>
      </div>
    </li>
  );
}

/** The last day to cancel is in the purchaser's province's time; other dates are in the person's own. */
function useWhen(trade: Trade, date: DateAhead): string {
  const { t } = useTranslation();
  const { dateTime, day } = useFormats();
  const words = useRightWords(trade);
  switch (date.kind) {
    case 'debit':
      return day(date.on);
    case 'debit-after-approval':
      return t('portfolio.dates.undated');
    case 'right-to-cancel':
      return t('portfolio.dates.untilMidnight', { day: words.day });
    default:
      return t('portfolio.dates.until', { when: dateTime(date.at) });
  }
}
