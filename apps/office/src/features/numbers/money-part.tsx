import type { MoneyWeek } from '@portal/domain/wire/office-numbers';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { MONEY_KINDS, WeekBars } from './week-bars.tsx';

/** Money in trust by the week in which it moved: drawn, and the same in figures. */
export function MoneyPart({ weeks }: { weeks: readonly MoneyWeek[] }) {
  const { t } = useTranslation();
  const { exactMoney, day } = useFormats();
  return (
    <PagePart id="money" title={t('officeNumbers.money.title')}>
      <WeekBars weeks={weeks} />
      <NumbersTable
        label={t('officeNumbers.money.title')}
        columns={[
          t('officeNumbers.money.from'),
          ...MONEY_KINDS.map((kind) => t(`officeNumbers.money.${kind}`)),
        ]}
        rows={weeks.toReversed().map((week) => ({
          id: week.from,
          name: day(week.from),
          cells: MONEY_KINDS.map((kind) => (
            <span key={kind} className={week[kind] === 0 ? 'text-muted' : undefined}>
              {exactMoney(week[kind])}
            </span>
          )),
        }))}
      />
    </PagePart>
  );
}
