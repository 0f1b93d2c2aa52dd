import { HOME_COUNTRY } from '@portal/domain/client/kyc/sections/address';
import { countriesIn } from '@portal/domain/ground/countries/countries';
import { normalisePostalCode } from '@portal/domain/ground/people/normalise-postal-code';
import { PROVINCES, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { ComboBox } from '@portal/web/ui/combo-box';
import { Select } from '@portal/web/ui/select';
import { TextField, type TextFieldProps } from '@portal/web/ui/text-field';
import { useFormContext, useWatch } from 'react-hook-form';

/** All countries, Canada and the United States first. */
export function CountryField({
  maxLength: _maxLength,
  autoComplete: _autoComplete,
  ...rest
}: TextFieldProps) {
  const choices = countriesIn(useLanguage()).map(({ code, name }) => ({ value: code, label: name }));
  return <ComboBox {...rest} choices={choices} />;
}

/** A province or territory; outside Canada free text. */
export function ProvinceField({ autoComplete, ...rest }: TextFieldProps) {
  const translate = useTranslateKey();
  if (useIsAbroad(rest.name)) {
    return <TextField {...rest} autoComplete="off" />;
  }
  const choices = PROVINCES.map((code) => ({ value: code, label: translate(provinceNameKey(code)) }));
  return <Select {...rest} choices={choices} autoComplete={autoComplete} />;
}

/** A postal code; a Canadian one is normalised on blur. */
export function PostalCodeField({ onBlur, ...rest }: TextFieldProps) {
  const isAbroad = useIsAbroad(rest.name);
  return (
    <TextField
      {...rest}
      width="short"
      figures
      spellCheck="false"
      onBlur={() => {
        const printed = isAbroad ? undefined : normalisePostalCode(rest.value);
        if (printed !== undefined && printed !== rest.value) {
          rest.onChange(printed);
        }
        onBlur?.();
      }}
    />
  );
}

/** Whether the field's address is outside Canada. */
function useIsAbroad(name: string): boolean {
  const { control } = useFormContext();
  const country: unknown = useWatch({ control, name: name.replace(/[^.]+$/, 'country') });
  return typeof country === 'string' && country !== '' && country !== HOME_COUNTRY;
}
