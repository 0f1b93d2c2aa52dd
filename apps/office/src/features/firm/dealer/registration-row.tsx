import type {
  OfficeRegistration,
  RegistrationState,
} from '@portal/domain/firm/registrations/registrations.wire';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { RegistrationDays } from './registration-days.tsx';

const TONES: Record<RegistrationState, BadgeTone> = {
  'in-force': 'success',
  'ends-soon': 'attention',
  'not-yet': 'info',
  ended: 'neutral',
};

type RegistrationRowProps = {
  one: OfficeRegistration;
  /** Begins a proposal; undefined where the person can make none now. */
  onChange: (() => void) | undefined;
};

/** One registration: where, from when to when, on which terms, and who said so. */
export function RegistrationRow({ one, onChange }: RegistrationRowProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { province, state, proposedBy, approvedBy } = one;
  const when = dateTime(one.recordedAt);
  return (
    <li className="grid gap-1 border-line border-t py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t(provinceNameKey(province))}</span>
        <Badge tone={TONES[state]}>{t(`officeRegistrations.states.${state}`)}</Badge>
        {onChange === undefined ? null : (
          <Button
            size="small"
            aria-label={t('officeRegistrations.changeLabel', { province: t(provinceNameKey(province)) })}
            onPress={onChange}
          >
            {t('officeRegistrations.change')}
          </Button>
        )}
      </div>
      <RegistrationDays {...one} />
      <p className="text-muted text-sm">
        {approvedBy === null
          ? t('officeRegistrations.ofFolder', { when })
          : t('officeRegistrations.approved', { maker: proposedBy ?? '', checker: approvedBy, when })}
      </p>
    </li>
  );
}
