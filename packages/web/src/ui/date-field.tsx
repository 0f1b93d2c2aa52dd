import { useTranslation } from 'react-i18next';
import { groupDate, wholeDate } from '../form/whole-date.ts';
import type { FieldBinding, FieldTexts } from './field.tsx';
import { TextField } from './text-field.tsx';

/** A whole date, with some room for other input. */
const DATE_MAX = 20;

export type DateFieldProps = FieldTexts &
  FieldBinding<string> & {
    /** `birthdate` lets the browser fill in the person's own. */
    purpose?: 'birthdate' | undefined;
  };

/**
 * A date that a person knows by heart or reads off a document: one box, eight digits, year first as on Canadian forms, so that 04/05
 * is never ambiguous. The value is `YYYY-MM-DD`; an incomplete date is kept as typed.
 */
export function DateField({ value, hint, onChange, onBlur, purpose, ...rest }: DateFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...rest}
      value={value}
      hint={
        <>
          {hint === undefined ? null : <>{hint} </>}
          {t('ui.date.format')}
        </>
      }
      onChange={(text) => onChange(groupDate(text, value))}
      onBlur={() => {
        const whole = wholeDate(value);
        if (whole !== value) {
          onChange(whole);
        }
        onBlur?.();
      }}
      inputMode="numeric"
      autoComplete={purpose === 'birthdate' ? 'bday' : 'off'}
      spellCheck="false"
      maxLength={DATE_MAX}
      width="short"
      figures
    />
  );
}
