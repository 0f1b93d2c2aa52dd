import type { Choice } from '@portal/domain/client/kyc/fields/options';
import { useField } from '@portal/web/form/use-field';
import { usePhoneFormat } from '@portal/web/i18n/use-phone-format';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { AmountField } from '@portal/web/ui/amount-field';
import { DateField } from '@portal/web/ui/date-field';
import type { FieldBinding, FieldTexts } from '@portal/web/ui/field';
import { NumberField } from '@portal/web/ui/number-field';
import { PercentField } from '@portal/web/ui/percent-field';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField, type TextFieldProps } from '@portal/web/ui/text-field';
import { YesNo } from '@portal/web/ui/yes-no';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { asNumber, asText, asYesNo } from './as-text.ts';
import { CountryField, PostalCodeField, ProvinceField } from './country-field.tsx';
import { type KycPath, specAt, useFieldTexts } from './field-texts.tsx';
import { SecretField } from './secret-field.tsx';

/** What the browser may fill in: the person's own details only, never a spouse's or an employer's. */
const AUTOCOMPLETE: Readonly<Partial<Record<KycPath, string>>> = {
  'basics.firstName': 'given-name',
  'basics.middleName': 'additional-name',
  'basics.lastName': 'family-name',
  'basics.email': 'email',
  'basics.phone': 'tel',
  'basics.address.street': 'address-line1',
  'basics.address.unit': 'address-line2',
  'basics.address.city': 'address-level2',
  'basics.address.province': 'address-level1',
  'basics.address.postalCode': 'postal-code',
};

/** Length limit, in characters, of fields without their own. */
const TEXT_MAX = 200;

export type KycFieldProps = {
  path: KycPath;
  /** May stay empty, as in the domain's rules. */
  optional?: boolean | undefined;
  /** Layout of a list of choices; all in view by default. */
  layout?: ChoiceLayout | undefined;
  /** Hides the label where the heading says the same; assistive technology still reads it. */
  isLabelHidden?: boolean | undefined;
};

/** One profile field with the control for its kind. Files use `DocumentField`. */
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

type ChoiceLayout = 'cards' | 'tiles' | 'pairs';

type ChoiceFieldProps = FieldTexts &
  Omit<FieldBinding<unknown>, 'onChange'> & {
    onChange: (value: string | number) => void;
    choices: readonly Choice<string | number>[];
    layout: ChoiceLayout | undefined;
    isLabelHidden: boolean | undefined;
  };

/** One answer from a list of the domain, whose wire values may be numbers. */
function ChoiceField(props: ChoiceFieldProps) {
  const { value, onChange, choices, layout = 'cards', isLabelHidden, ...rest } = props;
  const translate = useTranslateKey();
  const shown = choices.map((choice) => ({ value: String(choice.value), label: translate(choice.labelKey) }));
  const bound = {
    ...rest,
    choices: shown,
    value: asText(value),
    onChange: (chosen: string) =>
      onChange(choices.find((choice) => String(choice.value) === chosen)?.value ?? ''),
  };
  return <RadioGroup {...bound} layout={layout} isLabelHidden={isLabelHidden} />;
}

/** A phone number, typed freely; formatted for the language on blur. */
function PhoneField({ value, onChange, onBlur, ...rest }: TextFieldProps) {
  const format = usePhoneFormat();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      width="medium"
      figures
      value={typed ?? format(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
