import { PASSWORD_LENGTH_MAX } from '@portal/domain/account/account-limits';
import { checkLogin } from '@portal/domain/account/check-account';
import { EMAIL_MAX_LENGTH } from '@portal/domain/people/email-address';
import type { LoginBody, User } from '@portal/domain/wire/user';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { useErrorSummary } from '@portal/web/form/use-error-summary';
import { useField } from '@portal/web/form/use-field';
import { TextField } from '@portal/web/ui/text-field';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { useLoginMutation } from '#state/session-api.ts';
import { FormShell } from './form-shell.tsx';
import { PasswordField } from './password-field.tsx';
import './message-block.ts';

/** E-mail and password. Says the same whether the address or the password is wrong. */
export function LoginForm({ onEntered }: { onEntered: (user: User) => void }) {
  const { t } = useTranslation();
  const [login, { error, isLoading }] = useLoginMutation();
  const { control, handleSubmit } = useForm<LoginBody>({
    ...FORM_BEHAVIOUR,
    defaultValues: { email: '', password: '' },
    resolver: issuesResolver(checkLogin),
  });
  const summary = useErrorSummary(control);
  const submit = handleSubmit(async (values) => {
    const answer = await login(values);
    if (answer.data !== undefined) {
      onEntered(answer.data.user);
    }
  });
  return (
    <FormShell
      onSubmit={submit}
      summary={summary}
      failure={error}
      submitText={t('account.login.submit')}
      isPending={isLoading}
    >
      <TextField
        {...useField(control, 'email')}
        label={t('account.email.label')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <div className="grid justify-items-start gap-1">
        <div className="w-full">
          <PasswordField
            {...useField(control, 'password')}
            label={t('account.password.label')}
            autoComplete="current-password"
            maxLength={PASSWORD_LENGTH_MAX}
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
