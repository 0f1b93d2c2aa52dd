import { PASSWORD_TYPED_UNITS_MAX } from '@portal/domain/people/account/account-limits';
import type { PasswordOwner } from '@portal/domain/people/account/password-owner';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../ui/field.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordStrengthHint } from './password-strength-hint.tsx';

type NewPasswordFieldProps = FieldBinding<string> & {
  /** 'New password' unless given. */
  label?: string | undefined;
  /** Its owner, as far as the page knows. */
  owner: PasswordOwner;
};

/** A field for a new password, with its strength. */
export function NewPasswordField({ label, owner, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <PasswordField
        {...field}
        label={label ?? t('account.password.newLabel')}
        hint={t('account.password.hint')}
        autoComplete="new-password"
        maxLength={PASSWORD_TYPED_UNITS_MAX}
      />
      <PasswordStrengthHint password={field.value} owner={owner} />
    </div>
  );
}
