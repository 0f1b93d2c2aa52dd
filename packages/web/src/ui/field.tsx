import type { ReactNode, RefCallback } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useTranslation } from 'react-i18next';
import { ErrorMark } from './icons.tsx';

/** What every field shows; a field without an `optional` mark must be answered. */
export type FieldTexts = {
  label: ReactNode;
  /** What to type and why it is asked, said before the person types. */
  hint?: ReactNode | undefined;
  /** A clear sentence; marks the field invalid. */
  error?: ReactNode | undefined;
  optional?: boolean | undefined;
};

/** What `useField` gives: the value and the way back into the form. */
export type FieldBinding<Value> = {
  /** Path in the form; the control's id is made from it, so that an error summary can lead to it. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** Receives the control that takes focus. */
  fieldRef?: RefCallback<HTMLElement> | undefined;
  isDisabled?: boolean | undefined;
};

export const FIELD_STACK = 'flex flex-col gap-1.5';
export const LABEL = 'text-base font-semibold text-text leading-snug';
export const HINT = 'max-w-prose text-sm text-muted';
export const ERROR = 'flex items-start gap-1.5 text-sm font-medium text-danger';

/** The look of every control a person types in; 48 px high, a border that is seen (3:1), red when invalid. */
export const CONTROL =
  'min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3.5 py-2 text-base text-text transition-colors hover:border-text data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]';

/** The label of a React Aria field; 'optional' is said in words, never by an asterisk. */
export function FieldLabel({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  return (
    <Label className={LABEL}>
      <LabelWords label={label} optional={optional} />
    </Label>
  );
}

/** The words of a label, for parts that bring their own element. */
export function LabelWords({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  const { t } = useTranslation();
  return (
    <>
      {label}
      {optional === true ? ' ' : ''}
      {optional === true ? <span className="font-normal text-muted">({t('ui.optional')})</span> : null}
    </>
  );
}

/** The hint above the control of a React Aria field, linked by `aria-describedby`. */
export function FieldHint({ hint }: Pick<FieldTexts, 'hint'>) {
  return hint === undefined || hint === '' ? null : (
    <Text slot="description" className={HINT}>
      {hint}
    </Text>
  );
}

/** The error under the control of a React Aria field, linked by `aria-describedby`. */
export function FieldProblem({ error }: Pick<FieldTexts, 'error'>) {
  return isShown(error) ? (
    <FieldError className={ERROR}>
      <ErrorMark />
      <span>{error}</span>
    </FieldError>
  ) : null;
}

/** True where a text was given: an empty one draws nothing. */
export function isShown(error: ReactNode): boolean {
  return error !== undefined && error !== null && error !== false && error !== '';
}
