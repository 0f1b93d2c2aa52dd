import type { ReactNode, RefCallback } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useTranslation } from 'react-i18next';
import { ERROR, HINT, isShown, LABEL } from '../look/field-look.ts';
import { ErrorMark } from './icons.tsx';

// Parts without React Aria import these from field-look.ts directly, and stay light.
export { CONTROL, FIELD_STACK, HINT, isShown, LABEL } from '../look/field-look.ts';

/** The texts of every field; a field without an `optional` mark must be answered. */
export type FieldTexts = {
  label: ReactNode;
  /** What to type and why it is asked. */
  hint?: ReactNode | undefined;
  /** A clear sentence; marks the field invalid. */
  error?: ReactNode | undefined;
  /** `unsaid` if it is obvious that no answer is needed, as for a filter. */
  optional?: boolean | 'unsaid' | undefined;
};

/** What `useField` returns: the value, and how to change it. */
export type FieldBinding<Value> = {
  /** The path in the form, from which the control's id is made, so that an error summary can link to it. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** Gets the control that takes the focus. */
  fieldRef?: RefCallback<HTMLElement> | undefined;
  isDisabled?: boolean | undefined;
};

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
