import type { CountedNumbers, TimedStep } from '@portal/domain/desk/numbers/office-numbers.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { TIMES_OF_DAYS } from '@portal/domain/order/trades/timed-order-steps';
import { useFormats } from '@portal/web/i18n/use-formats';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { NumbersTable } from './numbers-table.tsx';

const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;

/** How long each step takes: the median, and the 90th percentile. */
export function TimesPart({
  times,
  opensInvestors,
}: Pick<CountedNumbers, 'times'> & { opensInvestors: boolean }) {
  const { t } = useTranslation();
  const length = useLengthOfTime();
  return (
    <PagePart id="times" title={t('officeNumbers.times.title')}>
      <p className="text-muted text-sm">{t('officeNumbers.times.hint', { days: TIMES_OF_DAYS })}</p>
      <NumbersTable
        label={t('officeNumbers.times.title')}
        columns={[
          t('officeNumbers.times.step'),
          t('officeNumbers.times.count'),
          t('officeNumbers.times.median'),
          t('officeNumbers.times.slow'),
        ]}
        rows={times.map((each) => ({
          id: each.step,
          name: t(`officeNumbers.times.steps.${each.step}`),
          cells: [
            <EndedNumber key="count" {...each} isOpen={each.step !== 'profile' || opensInvestors} />,
            length(each.medianHours),
            length(each.slowHours),
          ],
        }))}
      />
    </PagePart>
  );
}

/** The list behind a step: investors for the first profile, orders for the others, including snoozed ones. */
function listOf(step: TimedStep): string {
  return step === 'profile'
    ? `${OFFICE_PAGES.investors}?took=profile`
    : `${OFFICE_PAGES.desk}/all-orders?took=${step}&snoozed=all`;
}

function EndedNumber({ step, count, isOpen }: CountedNumbers['times'][number] & { isOpen: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (!isOpen || count === 0) {
    return <span className={count === 0 ? 'text-muted' : undefined}>{number(count)}</span>;
  }
  const label = t('officeNumbers.times.open', {
    number: number(count),
    step: t(`officeNumbers.times.steps.${step}`),
  });
  return (
    <TextLink href={listOf(step)} aria-label={label} isAlone>
      {number(count)}
    </TextLink>
  );
}

/** A duration, rounded in the most fitting unit. */
function useLengthOfTime(): (hours: number | null) => string {
  const { t } = useTranslation();
  return (hours) => {
    if (hours === null) {
      return '–';
    }
    if (hours >= 2 * HOURS_A_DAY) {
      return t('officeNumbers.times.days', { count: Math.round(hours / HOURS_A_DAY) });
    }
    if (hours * MINUTES_AN_HOUR < 1) {
      return t('officeNumbers.times.soon');
    }
    return hours >= 2
      ? t('officeNumbers.times.hours', { count: Math.round(hours) })
      : t('officeNumbers.times.minutes', { count: Math.round(hours * MINUTES_AN_HOUR) });
  };
}
