import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import { fieldId } from '../form/field-id.ts';
import { CONTROL, FIELD_STACK, isShown, LABEL } from '../look/field-look.ts';
import type { FieldBinding } from './field.tsx';
import { describedBy, NativeHint, NativeProblem } from './native-field.tsx';

export type PlainTextFieldProps = FieldBinding<string> & {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  type?: 'text' | 'email' | 'password' | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  maxLength: number;
  /** Shown inside the control at its end, such as a button that reveals a password. */
  inside?: ReactNode | undefined;
};

/**
 * A required line of text without React Aria: looks and is labelled like TextField at a tenth of its weight, for the
 * pages that people load first.
 */
export function PlainTextField(props: PlainTextFieldProps) {
  const { label, hint, error, name, value, onChange, onBlur, fieldRef, isDisabled } = props;
  const { type = 'text', inputMode, autoComplete, maxLength, inside } = props;
  const id = fieldId(name);
  return (
    <div className={FIELD_STACK}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <NativeHint id={id} hint={hint} />
      <div className="relative">
        <input
          ref={fieldRef}
          id={id}
          name={name}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          disabled={isDisabled === true}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxLength}
          aria-required
          aria-invalid={isShown(error) ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={`${CONTROL} ${inside === undefined ? '' : 'pr-28'}`}
        />
        {inside}
      </div>
      <NativeProblem id={id} error={error} />
    </div>
  );
}
