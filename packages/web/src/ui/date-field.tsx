import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../field-id.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type DateParts, dateParts, dateValue, monthNames, PART_ORDER } from '../typed-date.ts';
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

const DIGITS = { day: 2, year: 4 } as const;

export type DateFieldProps = FieldTexts &
  FieldBinding<string> & {
    /** `birthdate` lets the browser fill in the person's own. */
    purpose?: 'birthdate' | undefined;
  };

/**
 * A date that a person knows by heart or reads off a document: three boxes, typed. The month is chosen by name, so that
 * 04/05 is never in doubt. The value is `YYYY-MM-DD`; half a date is kept as typed.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, name, value, onChange, onBlur, fieldRef, isDisabled, purpose } =
    props;
  const { t } = useTranslation();
  const language = useLanguage();
  const id = fieldId(name);
  const labelId = useId();
  const parts = dateParts(value);
  const change = (part: keyof DateParts, text: string) => onChange(dateValue({ ...parts, [part]: text }));
  const described = describedBy(id, { hint, error });
  return (
    <fieldset
      id={id}
      className={FIELD_STACK}
      aria-labelledby={labelId}
      aria-describedby={described}
      disabled={isDisabled === true}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          onBlur?.();
        }
      }}
    >
      <span id={labelId} className={LABEL}>
        <LabelWords label={label} optional={optional} />
      </span>
      <NativeHint id={id} hint={hint} />
      <div className="flex gap-2 sm:gap-3">
        {PART_ORDER[language].map((part, place) => {
          const shared = {
            ref: place === 0 ? fieldRef : undefined,
            id: `${id}-${part}`,
            value: parts[part],
            'aria-invalid': isShown(error) ? true : undefined,
            'aria-required': optional !== true,
            'aria-describedby': described,
            autoComplete: purpose === undefined ? 'off' : AUTOCOMPLETE[part],
          } as const;
          return (
            <Part key={part} id={shared.id} label={t(`ui.date.${part}`)} part={part}>
              {part === 'month' ? (
                <MonthList {...shared} onChange={(text) => change(part, text)} />
              ) : (
                <input
                  {...shared}
                  className={`${CONTROL} figures`}
                  inputMode="numeric"
                  maxLength={DIGITS[part]}
                  onChange={(event) => change(part, event.target.value.replaceAll(/\D/g, ''))}
                />
              )}
            </Part>
          );
        })}
      </div>
      <NativeProblem id={id} error={error} />
    </fieldset>
  );
}

const AUTOCOMPLETE = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;
const PART_WIDTHS = {
  day: 'w-14 shrink-0 sm:w-18',
  month: 'w-44 min-w-0 shrink',
  year: 'w-20 shrink-0 sm:w-22',
} as const;

function Part({
  id,
  label,
  part,
  children,
}: {
  id: string;
  label: string;
  part: keyof DateParts;
  children: ReactNode;
}) {
  return (
    <div className={`${PART_WIDTHS[part]} flex flex-col gap-1`}>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {children}
    </div>
  );
}

type MonthListProps = Omit<ComponentProps<'select'>, 'onChange' | 'className' | 'children'> & {
  onChange: (month: string) => void;
};

function MonthList({ onChange, ...rest }: MonthListProps) {
  const language = useLanguage();
  return (
    <span className="relative block">
      <select
        {...rest}
        onChange={(event) => onChange(event.target.value)}
        className={`${CONTROL} appearance-none truncate pr-8 pl-3 sm:pr-10`}
      >
        <option value="">–</option>
        {monthNames(language).map((month, index) => (
          <option key={month} value={String(index + 1)}>
            {month}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-2 my-auto sm:right-3 size-5 text-muted" />
    </span>
  );
}
