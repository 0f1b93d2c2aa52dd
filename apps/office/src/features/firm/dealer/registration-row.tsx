import type {
  OfficeRegistration,
  RegistrationState,
} from '@portal/domain/firm/registrations/registrations.wire';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';

const TONES: Record<RegistrationState, BadgeTone> = {
  'in-force': 'success',
  'ends-soon': 'attention',
  'not-yet': 'info',
  ended: 'neutral',
};

/** One registration: where, from when to when, on which terms, and who said so. */
export function RegistrationRow({ one }: { one: OfficeRegistration }) {
  const { t } = useTranslation();
  const { day, dateTime } = useFormats();
  const { province, from, lastDay, state, terms, source, proposedBy, approvedBy } = one;
  const when = dateTime(one.recordedAt);
  return (
    <li className="grid gap-1 border-line border-t py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t(provinceNameKey(province))}</span>
        <Badge tone={TONES[state]}>{t(`officeRegistrations.states.${state}`)}</Badge>
      </p>
      <p>
        {lastDay === null
          ? t('officeRegistrations.from', { day: day(from) })
          : t('officeRegistrations.fromTo', { from: day(from), lastDay: day(lastDay) })}
      </p>
      {terms === null ? null : <p className="wrap-anywhere">{t('officeRegistrations.terms', { terms })}</p>}
      {source === null ? null : (
        <p className="wrap-anywhere">{t('officeRegistrations.source', { source })}</p>
      )}
      <p className="text-muted text-sm">
        {approvedBy === null
          ? t('officeRegistrations.ofFolder', { when })
          : t('officeRegistrations.approved', { maker: proposedBy ?? '', checker: approvedBy, when })}
      </p>
    </li>
  );
}
