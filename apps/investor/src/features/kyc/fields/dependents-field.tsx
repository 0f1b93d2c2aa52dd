import { useField } from '@portal/web/form/use-field';
import { NumberField } from '@portal/web/ui/number-field';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asNumber } from './as-text.ts';
import { useFieldTexts } from './field-texts.tsx';

const PATH = 'basics.dependents';
const FEW = ['0', '1', '2', '3', '4'];
const MORE = 'more';

/** One press for most families; larger numbers are typed. */
export function DependentsField() {
  const { t } = useTranslation();
  const { control } = useFormContext();
  const { value, onChange, error, ...bound } = useField(control, PATH);
  const texts = useFieldTexts(PATH, value);
  const number = asNumber(value);
  const isFew = FEW.includes(String(number));
  const [isMore, setMore] = useState(number !== null && number !== '' && !isFew);
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        {...bound}
        {...texts}
        name={isMore ? `${PATH}.few` : PATH}
        error={isMore ? undefined : error}
        layout="row"
        value={isMore ? MORE : isFew ? String(number) : ''}
        onChange={(chosen) => {
          setMore(chosen === MORE);
          onChange(chosen === MORE ? null : Number(chosen));
        }}
        choices={[
          ...FEW.map((count) => ({
            value: count,
            label: count === '0' ? t('kycForm.dependents.none') : count,
          })),
          { value: MORE, label: t('kycForm.dependents.more') },
        ]}
      />
      {isMore ? (
        <NumberField
          {...bound}
          label={t('kycForm.dependents.howMany')}
          value={number}
          onChange={onChange}
          error={error}
        />
      ) : null}
    </div>
  );
}
