import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { doubtOf } from '../form/doubt-of.ts';
import { answerOf, NUMBER_TEXT_LIMIT, type NumberAnswer, textOf } from '../form/read-number.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type FieldBinding, type FieldTexts, isShown } from './field.tsx';
import { TextField } from './text-field.tsx';

export type NumberFieldProps = FieldTexts &
  FieldBinding<NumberAnswer> & {
    /** Decimals to show for a fractional number. */
    fractionDigits?: number | undefined;
    before?: ReactNode | undefined;
    after?: ReactNode | undefined;
    width?: 'full' | 'medium' | 'short' | undefined;
  };

/**
 * A number, typed freely in either language's format. Nothing is rewritten while a person types; on blur, a number is shown
 * in the language's format and anything else stays as typed, for the error message. A text that may be two numbers asks which.
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  fractionDigits = 0,
  width = 'short',
  error,
  ...rest
}: NumberFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const doubt = typeof value === 'string' ? doubtOf(value, language) : null;
  const isAsked = doubt !== null && (typed === null || isShown(error));
  return (
    <TextField
      {...rest}
      error={isAsked ? t('ui.number.doubt', doubt) : error}
      value={typed ?? textOf(value, language, fractionDigits)}
      onChange={(text) => {
        setTyped(text);
        onChange(answerOf(text, language));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      inputMode="decimal"
      autoComplete="off"
      maxLength={NUMBER_TEXT_LIMIT}
      width={width}
      figures
    />
  );
}
