import type { MoneyWeek } from '@portal/domain/desk/numbers/office-numbers.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { addDays } from '@portal/domain/ground/formats/clock-days';
import { useFormats } from '@portal/web/i18n/use-formats';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { MONEY_KINDS, WeekBars } from './week-bars.tsx';

type MoneyPartProps = {
  weeks: readonly MoneyWeek[];
  /** Whether the person opens the days of the trust accounts, which are the list of a week. */
  opensDays: boolean;
};

const DAYS_A_WEEK = 7;

/** The days of the trust accounts from the end of a week on; of the week that is under way, with the days still to close. */
function daysOf(monday: string, isUnderWay: boolean): string {
  return isUnderWay
    ? OFFICE_PAGES.moneyDays
    : `${OFFICE_PAGES.moneyDays}?before=${addDays(monday, DAYS_A_WEEK)}`;
}

/** Money in trust by the week in which it moved: drawn, and the same in figures; each week opens its days. */
export function MoneyPart({ weeks, opensDays }: MoneyPartProps) {
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
        rows={weeks.toReversed().map((week, place) => ({
          id: week.from,
          name: opensDays ? (
            <TextLink href={daysOf(week.from, place === 0)} isAlone>
              {day(week.from)}
            </TextLink>
          ) : (
            day(week.from)
          ),
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
