import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { ClosedDays } from './closed-days.tsx';
import { OpenDays } from './open-days.tsx';
import { useTrustDaysQuery } from './trust-days-api.ts';

/** The days to close, and those that are closed. */
export function DaysPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeTrustDays.title'));
  const [search] = useSearchParams();
  const asked = search.get('before');
  const before = asked !== null && isCalendarDate(asked) ? asked : null;
  const { currentData: data, ...read } = useTrustDaysQuery(before, { refetchOnMountOrArgChange: true });
  return (
    <div className="grid gap-6">
      <PageHeading title={t('officeTrustDays.title')} intro={t('officeTrustDays.intro')} takesFocus />
      <Loaded read={{ ...read, data }}>
        {(days) =>
          days.open.length === 0 && days.closed.length === 0 && before === null ? (
            <EmptyState
              title={t('officeTrustDays.empty.title')}
              action={
                <LinkButton href={OFFICE_PAGES.moneyBank}>{t('officeTrustDays.empty.action')}</LinkButton>
              }
            >
              {t('officeTrustDays.empty.text')}
            </EmptyState>
          ) : (
            <>
              {before === null ? <OpenDays days={days} /> : null}
              <ClosedDays days={days} before={before} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
