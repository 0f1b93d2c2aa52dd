import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import { PASSWORD_TYPED_UNITS_MAX } from '@portal/domain/people/account/account-limits';
import { checkLogin } from '@portal/domain/people/account/check-account';
import type { User } from '@portal/domain/people/account/user.wire';
import { PasswordField } from '@portal/web/account/password-field';
import { useLightForm } from '@portal/web/form/use-light-form';
import { PlainTextField } from '@portal/web/ui/plain-text-field';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { useLoginMutation } from '#state/session-api.ts';
import { FormShell } from './form-shell.tsx';

type LoginFormProps = {
  onEntered: (user: User) => void;
  /** The password is right, and the account also wants a code. */
  onChallenge: (challenge: string) => void;
};

/** Email and password. The error is the same whichever of them is wrong. */
export function LoginForm({ onEntered, onChallenge }: LoginFormProps) {
  const { t } = useTranslation();
  const [login, { error }] = useLoginMutation();
  const { field, submitTo, summary, failure, isBusy } = useLightForm(
    { email: '', password: '' },
    checkLogin,
    { error },
  );
  const submit = submitTo(async (values) => {
    const answer = await login(values);
    if (answer.data === undefined) {
      return;
    }
    if ('challenge' in answer.data) {
      onChallenge(answer.data.challenge);
    } else {
      onEntered(answer.data.user);
    }
  });
  return (
    <FormShell
      onSubmit={submit}
      summary={summary}
      failure={failure}
      submitText={t('account.login.submit')}
      isPending={isBusy}
    >
      <PlainTextField
        {...field('email')}
        label={t('account.email.label')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <div className="grid justify-items-start gap-1">
        <div className="w-full">
          <PasswordField
            {...field('password')}
            label={t('account.password.label')}
            autoComplete="current-password"
            maxLength={PASSWORD_TYPED_UNITS_MAX}
          />
        </div>
        <Link
          to={paths.forgotPassword()}
          className="inline-flex min-h-11 items-center text-sm font-medium text-info underline underline-offset-4 hover:decoration-2"
        >
          {t('account.login.forgot')}
        </Link>
      </div>
    </FormShell>
  );
}
