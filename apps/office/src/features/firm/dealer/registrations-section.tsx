import type { OfficeRegistrations } from '@portal/domain/firm/registrations/registrations.wire';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { useRegistrationsQuery } from '#state/registrations-api.ts';
import { DealerCard } from './dealer-card.tsx';
import { RegistrationRow } from './registration-row.tsx';

/** Where the dealer is, was and will be registered, and who said so. */
export function RegistrationsSection() {
  const { t } = useTranslation();
  const read = useRegistrationsQuery();
  return (
    <div id="registrations">
      <DealerCard title={t('officeRegistrations.title')}>
        <p className="max-w-prose text-muted">{t('officeRegistrations.intro')}</p>
        <Loaded read={read}>{(all) => <Registrations all={all} />}</Loaded>
      </DealerCard>
    </div>
  );
}

function Registrations({ all: { registrations } }: { all: OfficeRegistrations }) {
  return (
    <ul className="mt-4 grid">
      {registrations.map((one) => (
        <RegistrationRow key={`${one.province} ${one.period}`} one={one} />
      ))}
    </ul>
  );
}
