import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { MoneyPart } from './money-part.tsx';
import { useOfficeNumbersQuery } from './numbers-api.ts';
import { ReachedPart } from './reached-part.tsx';
import { TimesPart } from './times-part.tsx';
import { WaitingPart } from './waiting-part.tsx';

/** The state of things: what is waiting, money by week, how far investors get, and how long steps take. Each number opens its list. */
export function NumbersPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  usePageTitle(t('officeNumbers.title'));
  const read = useOfficeNumbersQuery();
  return (
    <div className="grid gap-6">
      <PageHeading title={t('officeNumbers.title')} intro={t('officeNumbers.intro')} takesFocus />
      <Loaded read={read}>
        {({ at, queues, uncounted, returned, unmatched, weeks, counted }) => (
          <>
            <p className="text-muted text-sm">{t('officeNumbers.at', { when: dateTime(at) })}</p>
            <WaitingPart queues={queues} uncounted={uncounted} returned={returned} unmatched={unmatched} />
            {weeks === null ? null : (
              <MoneyPart weeks={weeks} opensDays={self.actions.includes('payments.view-bank')} />
            )}
            {counted === null ? (
              <p className="text-muted">{t('officeNumbers.notCounted')}</p>
            ) : (
              <>
                <p className="text-muted text-sm">
                  {t('officeNumbers.countedAt', { when: dateTime(counted.at) })}
                </p>
                <div className="grid items-start gap-6 xl:grid-cols-2">
                  <ReachedPart
                    reached={counted.reached}
                    opensLists={self.actions.includes('investors.view')}
                  />
                  <TimesPart times={counted.times} opensInvestors={self.actions.includes('investors.view')} />
                </div>
              </>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
