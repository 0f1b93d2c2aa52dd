import { useField } from '@portal/web/form/use-field';
import { AmountField } from '@portal/web/ui/amount-field';
import { DateField } from '@portal/web/ui/date-field';
import { NumberField } from '@portal/web/ui/number-field';
import { PercentField } from '@portal/web/ui/percent-field';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { YesNo } from '@portal/web/ui/yes-no';
import { useFormContext } from 'react-hook-form';
import { asNumber, asText, asYesNo } from './answers.ts';
import { AUTOCOMPLETE } from './autocomplete.ts';
import { ChoiceField, type ChoiceLayout } from './choice-field.tsx';
import { type KycPath, specAt, useFieldTexts } from './field-texts.tsx';
import { PhoneField } from './phone-field.tsx';
import { CountryField, PostalCodeField, ProvinceField } from './place-fields.tsx';
import { SecretField } from './secret-field.tsx';

/** Characters of a text whose field names no limit of its own. */
const TEXT_MAX = 200;

export type KycFieldProps = {
  path: KycPath;
  /** May stay empty; the rules of the domain say the same. */
  optional?: boolean | undefined;
  /** How an answer out of a list is chosen; all choices in view unless said otherwise. */
  layout?: ChoiceLayout | undefined;
  /** The heading above says the same; assistive technology hears the label all the same. */
  isLabelHidden?: boolean | undefined;
};

/** One field of the profile with the control that its kind asks for. Files have `DocumentField`. */
export function KycField({ path, optional, layout, isLabelHidden }: KycFieldProps) {
  const { control } = useFormContext();
  const { spec } = specAt(path);
  const { value, ...bound } = useField(control, path);
  const shared = { ...bound, ...useFieldTexts(path, value), optional };
  const text = { ...shared, value: asText(value), maxLength: spec.maxLength ?? TEXT_MAX };
  const number = { ...shared, value: asNumber(value) };
  switch (spec.kind) {
    case 'choice':
      return (
        <ChoiceField
          {...shared}
          value={value}
          choices={spec.choices ?? []}
          layout={layout}
          isLabelHidden={isLabelHidden}
        />
      );
    case 'yesNo':
      return <YesNo {...shared} value={asYesNo(value)} />;
    case 'longText':
      return <TextArea {...text} rows={3} />;
    case 'email':
      return (
        <TextField {...text} type="email" inputMode="email" autoComplete={AUTOCOMPLETE[path] ?? 'off'} />
      );
    case 'phone':
      return <PhoneField {...text} autoComplete={AUTOCOMPLETE[path] ?? 'off'} />;
    case 'date':
      return (
        <DateField
          {...shared}
          value={asText(value)}
          purpose={path === 'basics.birthdate' ? 'birthdate' : undefined}
        />
      );
    case 'secret':
      return <SecretField {...text} path={path} />;
    case 'country':
      return <CountryField {...text} />;
    case 'province':
      return <ProvinceField {...text} autoComplete={AUTOCOMPLETE[path] ?? 'off'} />;
    case 'postalCode':
      return <PostalCodeField {...text} autoComplete={AUTOCOMPLETE[path] ?? 'off'} />;
    case 'amount':
      return <AmountField {...number} width="full" />;
    case 'percentage':
      return <PercentField {...number} />;
    case 'wholeNumber':
      return <NumberField {...number} />;
    case 'text':
      return <TextField {...text} autoComplete={AUTOCOMPLETE[path] ?? 'off'} />;
    case 'file':
    case 'computed':
      throw new Error(`${path} is not answered by typing`);
  }
}
