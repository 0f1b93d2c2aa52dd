import { fieldId } from '@portal/web/field-id';
import {
  CONTROL,
  FIELD_STACK,
  type FieldBinding,
  FieldHint,
  FieldLabel,
  FieldProblem,
  type FieldTexts,
  isShown,
} from '@portal/web/ui/field';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import './message-block.ts';

type PasswordFieldProps = FieldTexts &
  FieldBinding<string> & { autoComplete: 'current-password' | 'new-password'; maxLength: number };

/** A password with a button that shows it: people mistype what they cannot see. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, name, value, onChange, onBlur, fieldRef, isDisabled } = props;
  const { autoComplete, maxLength } = props;
  const { t } = useTranslation();
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      value={value}
      onChange={onChange}
      {...(onBlur === undefined ? {} : { onBlur })}
      autoComplete={autoComplete}
      maxLength={maxLength}
      type={isVisible ? 'text' : 'password'}
      autoCorrect="off"
      spellCheck="false"
      className={FIELD_STACK}
      id={fieldId(name)}
      name={name}
      isDisabled={isDisabled === true}
      isRequired={optional !== true}
      isInvalid={isShown(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optional={optional} />
      <FieldHint hint={hint} />
      <div className="relative">
        <Input ref={fieldRef} autoCapitalize="none" className={`${CONTROL} pr-28`} />
        <button
          type="button"
          aria-label={t(isVisible ? 'account.password.hideLabel' : 'account.password.showLabel')}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
          className="absolute inset-y-0.5 right-0.5 min-w-11 rounded-control px-3.5 text-sm font-semibold text-accent hover:bg-accent-soft focus-visible:-outline-offset-3"
        >
          {t(isVisible ? 'account.password.hide' : 'account.password.show')}
        </button>
      </div>
      <FieldProblem error={error} />
    </TextField>
  );
}
