import { useTranslation } from 'react-i18next';
import type { FieldBinding, FieldTexts } from './field.tsx';
import { RadioGroup } from './radio-group.tsx';

export type YesNoProps = FieldTexts & FieldBinding<boolean | null>;

/** A yes-or-no question; null until answered, so that no answer is suggested. */
export function YesNo({ value, onChange, ...rest }: YesNoProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      {...rest}
      layout="row"
      value={value === null ? '' : String(value)}
      onChange={(answer) => onChange(answer === 'true')}
      choices={[
        { value: 'true', label: t('ui.yes') },
        { value: 'false', label: t('ui.no') },
      ]}
    />
  );
}
