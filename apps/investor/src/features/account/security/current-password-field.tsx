import { PASSWORD_TYPED_UNITS_MAX } from '@portal/domain/account/account-limits';
import type { FieldBinding } from '@portal/web/ui/field';
import type { ReactNode } from 'react';
import { PasswordField } from '../password-field.tsx';
import { serverError } from './panel-form.tsx';

type CurrentPasswordFieldProps = FieldBinding<string> & {
  label: string;
  hint?: string | undefined;
  error?: ReactNode | undefined;
  /** The failure of the last call, which may be about this field: its name there is `serverName`. */
  failure: unknown;
  serverName?: string | undefined;
};

/** The present password, by which a person shows who they are before the account is changed. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { failure, serverName = 'password', error, ...rest } = props;
  return (
    <PasswordField
      {...rest}
      error={error ?? serverError(failure, serverName)}
      autoComplete="current-password"
      maxLength={PASSWORD_TYPED_UNITS_MAX}
    />
  );
}
