import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import { PASSWORD_TYPED_UNITS_MAX } from '@portal/domain/people/account/account-limits';
import { checkLogin } from '@portal/domain/people/account/check-account';
import { PasswordField } from '@portal/web/account/password-field';
import { useLightForm } from '@portal/web/form/use-light-form';
import { PlainTextField } from '@portal/web/ui/plain-text-field';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useLogInMutation } from '#state/session-api.ts';

type CredentialsFormProps = {
  /** The only person whose password will do, if there is one. */
  email?: string | undefined;
  /** Called when the password is right: a code comes next, or nothing. */
  onChallenge: (challenge: string) => void;
  onEntered: () => void;
  onCancel?: (() => void) | undefined;
  cancelText?: string | undefined;
};

/** Email and password. The error is the same for a wrong address and a wrong password. */
export function CredentialsForm({ email, onChallenge, onEntered, ...rest }: CredentialsFormProps) {
  const { t } = useTranslation();
  const [logIn, { error }] = useLogInMutation();
  const form = useLightForm({ email: email ?? '', password: '' }, checkLogin, { error });
  const submit = form.submitTo(async (values) => {
    const { data } = await logIn(values);
    if (data?.state === 'code') {
      onChallenge(data.challenge);
    } else if (data?.state === 'open') {
      onEntered();
    }
  });
  return (
    <OfficeForm {...rest} form={form} onSubmit={submit} submitText={t('office.logIn.submit')}>
      {email === undefined ? (
        <PlainTextField
          {...form.field('email')}
          label={t('account.email.label')}
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={EMAIL_MAX_LENGTH}
        />
      ) : (
        <p className="wrap-anywhere">{t('office.invitation.email', { email })}</p>
      )}
      <PasswordField
        {...form.field('password')}
        label={t('account.password.label')}
        autoComplete="current-password"
        maxLength={PASSWORD_TYPED_UNITS_MAX}
      />
    </OfficeForm>
  );
}
