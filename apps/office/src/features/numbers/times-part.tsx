import { type OfficeNumbers, TIMES_OF_DAYS } from '@portal/domain/wire/office-numbers';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { NumbersTable } from './numbers-table.tsx';

const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;

/** What takes how long, in the middle and for nine of ten. */
export function TimesPart({ times }: Pick<OfficeNumbers, 'times'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
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
          cells: [number(each.count), length(each.medianHours), length(each.slowHours)],
        }))}
      />
    </PagePart>
  );
}

/** A length of time in the unit that says it best, rounded. */
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
