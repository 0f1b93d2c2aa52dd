import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../ui/field.tsx';
import { PlainTextField } from '../ui/plain-text-field.tsx';

type PasswordFieldProps = FieldBinding<string> & {
  label: string;
  hint?: string | undefined;
  error?: ReactNode | undefined;
  autoComplete: 'current-password' | 'new-password';
  maxLength: number;
};

/** A password with a button that shows it: people mistype what they cannot see. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isVisible, setVisible] = useState(false);
  return (
    <PlainTextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      inside={
        <button
          type="button"
          aria-label={t(isVisible ? 'account.password.hideLabel' : 'account.password.showLabel')}
          onClick={() => setVisible(!isVisible)}
          className="absolute inset-y-0.5 right-0.5 min-w-11 rounded-control px-3.5 text-sm font-semibold text-accent hover:bg-accent-soft focus-visible:-outline-offset-3"
        >
          {t(isVisible ? 'account.password.hide' : 'account.password.show')}
        </button>
      }
    />
  );
}
