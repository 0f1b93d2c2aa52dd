import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';

type RegistrationDaysProps = {
  from: string;
  lastDay: string | null;
  terms: string | null;
  source: string | null;
};

/** From when to when, on which terms, and where that was read. */
export function RegistrationDays({ from, lastDay, terms, source }: RegistrationDaysProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <>
      <p>
        {lastDay === null
          ? t('officeRegistrations.from', { day: day(from) })
          : t('officeRegistrations.fromTo', { from: day(from), lastDay: day(lastDay) })}
      </p>
      {terms === null ? null : <p className="wrap-anywhere">{t('officeRegistrations.terms', { terms })}</p>}
      {source === null ? null : (
        <p className="wrap-anywhere">{t('officeRegistrations.source', { source })}</p>
      )}
    </>
  );
}
