import { NAME_LENGTH_MAX } from '@portal/domain/ground/people/legal-name';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { REGISTRATION_NUMBER_LENGTH_MAX } from '@portal/domain/people/representatives/representative-schemas';
import type { LightField } from '@portal/web/form/use-light-form';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { TypedRegistration } from './check-facts.ts';
import { RegistrationRows } from './registration-rows.tsx';

type RepresentativeFieldsProps = {
  fullName: LightField<string>;
  registrationNumber: LightField<string>;
  registrations: LightField<readonly TypedRegistration[]>;
  /** Where the dealer is or will be registered. */
  offered: readonly ProvinceCode[];
};

/** A representative's name, and their registrations, within the dealer's own provinces. */
export function RepresentativeFields({
  fullName,
  registrationNumber,
  registrations,
  offered,
}: RepresentativeFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField {...fullName} label={t('representatives.fullName.label')} maxLength={NAME_LENGTH_MAX} />
      <TextField
        {...registrationNumber}
        label={t('representatives.registrationNumber.label')}
        hint={t('representatives.registrationNumber.hint')}
        inputMode="numeric"
        width="medium"
        maxLength={REGISTRATION_NUMBER_LENGTH_MAX}
        figures
      />
      <RegistrationRows field={registrations} offered={offered} />
    </>
  );
}
