import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import type { TrustDays } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { ClosedDays } from './closed-days.tsx';
import { dayAddress } from './day-address.ts';
import { StateOfDay } from './state-of-day.tsx';
import { useTrustDaysQuery } from './trust-days-api.ts';

/** The days to close, and the closed ones. */
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

/** Days that are over but not closed, earliest first. */
function OpenDays({ days: { open, moreOpen } }: { days: TrustDays }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="open-days" className="grid gap-3">
      <h2 id="open-days" className="text-xl">
        {t('officeTrustDays.open.title')}
      </h2>
      {open.length === 0 ? (
        <p className="text-muted">{t('officeTrustDays.open.none')}</p>
      ) : (
        <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
          {open.map((day) => (
            <OpenDay key={day.day} day={day} />
          ))}
        </ul>
      )}
      {moreOpen ? <p className="text-muted">{t('officeTrustDays.open.more')}</p> : null}
    </section>
  );
}

function OpenDay({ day: one }: { day: TrustDays['open'][number] }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-4 first:border-t-0">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">
          <TextLink href={dayAddress(one.day)}>{day(one.day)}</TextLink>
        </p>
        <HowItStands one={one} />
        {one.missing.length === 0 ? null : (
          <p className="text-attention text-sm wrap-anywhere">
            {t('officeTrustDays.open.missing', { names: one.missing.join(', ') })}
          </p>
        )}
      </div>
      <StateOfDay state={one.state} />
    </li>
  );
}

function HowItStands({ one: { differences, unexplained } }: { one: TrustDays['open'][number] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (differences === null || unexplained === null) {
    return null;
  }
  const left = t('officeTrustDays.unexplained', { count: unexplained, number: number(unexplained) });
  return (
    <p className="text-muted text-sm">
      {t('officeTrustDays.differences', { count: differences, number: number(differences) })}
      {' · '}
      {unexplained === 0 ? t('officeTrustDays.open.ready') : left}
    </p>
  );
}
