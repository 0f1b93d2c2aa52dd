import type { SelectHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../form/field-id.ts';
import {
  CONTROL,
  FIELD_STACK,
  type FieldBinding,
  type FieldTexts,
  isShown,
  LABEL,
  LabelWords,
} from './field.tsx';
import { ChevronDown } from './icons.tsx';
import { describedBy, NativeHint, NativeProblem } from './native-field.tsx';
import { FIELD_WIDTHS } from './text-field.tsx';

export type Choice = { value: string; label: string };

export type SelectProps = FieldTexts &
  FieldBinding<string> & {
    choices: readonly Choice[];
    /** Shown before a choice; 'Choose one' unless given. */
    placeholder?: string | undefined;
    width?: keyof typeof FIELD_WIDTHS | undefined;
    autoComplete?: SelectHTMLAttributes<HTMLSelectElement>['autoComplete'];
  };

/**
 * One choice from a short list. The system's own control: it works best on a phone, needs no script, and
 * puts no `style` attribute into server-rendered HTML. For long lists, such as countries, use ComboBox.
 */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, name, value, onChange, onBlur, fieldRef, isDisabled, choices } =
    props;
  const { placeholder, width = 'full', autoComplete } = props;
  const { t } = useTranslation();
  const id = fieldId(name);
  return (
    <div className={FIELD_STACK}>
      <label htmlFor={id} className={LABEL}>
        <LabelWords label={label} optional={optional} />
      </label>
      <NativeHint id={id} hint={hint} />
      <div className={`relative ${FIELD_WIDTHS[width]}`}>
        <select
          ref={fieldRef}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          disabled={isDisabled === true}
          aria-required={!optional}
          aria-invalid={isShown(error) ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          autoComplete={autoComplete}
          className={`${CONTROL} overflow-hidden text-ellipsis whitespace-normal appearance-none pr-9 max-[22rem]:text-sm`}
        >
          <option value="">{placeholder ?? t('ui.select.placeholder')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted" />
      </div>
      <NativeProblem id={id} error={error} />
    </div>
  );
}
