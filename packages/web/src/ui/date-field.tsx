import { readDate } from '@portal/domain/ground/forms/read-date';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClocklessFormats } from '../i18n/use-formats.ts';
import type { FieldBinding, FieldTexts } from './field.tsx';
import { TextField } from './text-field.tsx';

/** The longest date in words, with some room for other input. */
const DATE_MAX = 40;

export type DateFieldProps = FieldTexts &
  FieldBinding<string> & {
    /** `birthdate` lets the browser fill in the person's own. */
    purpose?: 'birthdate' | undefined;
    /** Beside other filters: one example, not every way to write a date. */
    hasShortHint?: boolean | undefined;
  };

/**
 * A date that a person knows by heart or reads off a document: one box, typed as people write dates here (see `readDate`), and said
 * again in words under it, so that 04/05 is never another day than was meant. Nothing is rewritten while a person types. The value
 * is `YYYY-MM-DD`; what is no date yet is kept as typed.
 */
export function DateField({ value, hint, onChange, onBlur, purpose, hasShortHint, ...rest }: DateFieldProps) {
  const { t } = useTranslation();
  const { day } = useClocklessFormats();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      value={typed ?? value}
      hint={
        <>
          {hint === undefined ? null : <>{hint} </>}
          {t(hasShortHint === true ? 'ui.date.example' : 'ui.date.format')}
        </>
      }
      below={isCalendarDate(value) ? day(value) : ''}
      onChange={(text) => {
        setTyped(text);
        onChange(readDate(text) ?? text);
      }}
      onBlur={() => {
        setTyped(null);
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
