import type { MoneyWeek } from '@portal/domain/desk/numbers/office-numbers.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { addDays } from '@portal/domain/ground/formats/clock-days';
import { useFormats } from '@portal/web/i18n/use-formats';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { NumbersTable } from './numbers-table.tsx';

/** The order of the bars, their legend and the columns. */
const WEEKLY_SUMS = ['received', 'released', 'refunded', 'returned'] as const;
/** The kinds do not differ by colour alone: the bars are in the order of the legend. */
const FILLS: Readonly<Record<(typeof WEEKLY_SUMS)[number], string>> = {
  received: 'fill-accent',
  released: 'fill-info',
  refunded: 'fill-attention',
  returned: 'fill-danger',
};
const SWATCHES: Readonly<Record<(typeof WEEKLY_SUMS)[number], string>> = {
  received: 'bg-accent',
  released: 'bg-info',
  refunded: 'bg-attention',
  returned: 'bg-danger',
};
const HEIGHT = 100;
const WEEK_WIDTH = 50;
const BAR_WIDTH = 9;
const GAP = 1;

type MoneyPartProps = {
  weeks: readonly MoneyWeek[];
  /** Whether the person may open the trust days, to which a week links. */
  opensDays: boolean;
};

const DAYS_A_WEEK = 7;

/** The trust days up to the end of a week; for the current week, including the days still to close. */
function daysOf(monday: string, isUnderWay: boolean): string {
  return isUnderWay
    ? OFFICE_PAGES.moneyDays
    : `${OFFICE_PAGES.moneyDays}?before=${addDays(monday, DAYS_A_WEEK)}`;
}

/** Money in trust by week, as bars and as figures; each week links to its days. */
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
          ...WEEKLY_SUMS.map((kind) => t(`officeNumbers.money.${kind}`)),
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
          cells: WEEKLY_SUMS.map((kind) => (
            <span key={kind} className={week[kind] === 0 ? 'text-muted' : undefined}>
              {exactMoney(week[kind])}
            </span>
          )),
        }))}
      />
    </PagePart>
  );
}

/** The weeks side by side, each with its four sums. Hidden from screen readers: the table below says the same. */
function WeekBars({ weeks }: { weeks: readonly MoneyWeek[] }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...weeks.flatMap((week) => WEEKLY_SUMS.map((kind) => week[kind])));
  return (
    <div aria-hidden="true" className="grid gap-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {WEEKLY_SUMS.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span className={`size-3 rounded-sm ${SWATCHES[kind]}`} />
            {t(`officeNumbers.money.${kind}`)}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${weeks.length * WEEK_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-line border-b"
      >
        <title>{t('officeNumbers.money.title')}</title>
        {weeks.map((week, place) =>
          WEEKLY_SUMS.map((kind, index) => {
            const height = (week[kind] / most) * HEIGHT;
            return (
              <rect
                key={`${week.from} ${kind}`}
                className={FILLS[kind]}
                x={place * WEEK_WIDTH + index * (BAR_WIDTH + GAP) + GAP}
                y={HEIGHT - height}
                width={BAR_WIDTH}
                height={height}
              />
            );
          }),
        )}
      </svg>
    </div>
  );
}
