import { HOME_COUNTRY } from '@portal/domain/client/kyc/sections/address';
import { useField } from '@portal/web/form/use-field';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asText } from './as-text.ts';
import { CountryField } from './country-field.tsx';
import { useFieldTexts } from './field-texts.tsx';

const PATH = 'basics.citizenship';
const OTHER = 'other';

/** One press for Canada; any other country by typing its name. */
export function CitizenshipField() {
  const { t } = useTranslation();
  const { control } = useFormContext();
  const { value, onChange, error, ...bound } = useField(control, PATH);
  const texts = useFieldTexts(PATH, value);
  const country = asText(value);
  const [isOther, setOther] = useState(country !== '' && country !== HOME_COUNTRY);
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        {...bound}
        {...texts}
        name={isOther ? `${PATH}.home` : PATH}
        error={isOther ? undefined : error}
        layout="row"
        value={isOther ? OTHER : country}
        onChange={(chosen) => {
          setOther(chosen === OTHER);
          onChange(chosen === OTHER ? '' : chosen);
        }}
        choices={[
          { value: HOME_COUNTRY, label: t('kycForm.citizenship.home') },
          { value: OTHER, label: t('kycForm.citizenship.other') },
        ]}
      />
      {isOther ? (
        <CountryField
          {...bound}
          label={t('kycForm.citizenship.country')}
          value={country}
          onChange={onChange}
          error={error}
        />
      ) : null}
    </div>
  );
}
