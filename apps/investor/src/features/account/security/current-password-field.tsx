import { PASSWORD_TYPED_UNITS_MAX } from '@portal/domain/people/account/account-limits';
import { PasswordField } from '@portal/web/account/password-field';
import type { FieldBinding } from '@portal/web/ui/field';
import type { ReactNode } from 'react';

type CurrentPasswordFieldProps = FieldBinding<string> & {
  label: string;
  hint?: string | undefined;
  error?: ReactNode | undefined;
};

/** The current password, which confirms a change to the account. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  return <PasswordField {...props} autoComplete="current-password" maxLength={PASSWORD_TYPED_UNITS_MAX} />;
}
