import { PASSWORD_TYPED_UNITS_MAX } from '@portal/domain/people/account/account-limits';
import { checkLogin } from '@portal/domain/people/account/check-account';
import { CodeField } from '@portal/web/account/code-field';
import { PasswordField } from '@portal/web/account/password-field';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { useLoginMutation } from '#state/session-api.ts';
import { FormShell } from './form-shell.tsx';
import { checkSecurity } from './security/check-security.ts';

type LogInAgainFormProps = {
  /** Of the person whose page it is: nobody else may go on with it. */
  email: string;
  onEntered: () => void;
  onChallenge: (challenge: string) => void;
  onLeave: () => void;
};

/** The password of the person whose session has ended. */
export function LogInAgainForm({ email, onEntered, onChallenge, onLeave }: LogInAgainFormProps) {
  const { t } = useTranslation();
  const [login, { error }] = useLoginMutation();
  const form = useLightForm({ password: '' }, ({ password }) => checkLogin({ email, password }), { error });
  const submit = form.submitTo(async ({ password }) => {
    const { data } = await login({ email, password });
    if (data !== undefined) {
      return 'challenge' in data ? onChallenge(data.challenge) : onEntered();
    }
  });
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('security.logInAgain.intro', { email })}</p>
      <FormShell
        onSubmit={submit}
        summary={form.summary}
        failure={form.failure}
        submitText={t('security.logInAgain.submit')}
        isPending={form.isBusy}
      >
        <PasswordField
          {...form.field('password')}
          label={t('account.password.label')}
          autoComplete="current-password"
          maxLength={PASSWORD_TYPED_UNITS_MAX}
        />
      </FormShell>
      <Button tone="quiet" onPress={onLeave}>
        {t('security.logInAgain.leave')}
      </Button>
    </div>
  );
}

type LogInAgainCodeProps = { challenge: string; onEntered: () => void; onStartAgain: () => void };

/** The code of the second step, where the account asks for one. */
export function LogInAgainCode({ challenge, onEntered, onStartAgain }: LogInAgainCodeProps) {
  const { t } = useTranslation();
  const [login, { error }] = useLoginMutation();
  const form = useLightForm({ code: '' }, checkSecurity.code, { error });
  const submit = form.submitTo(async ({ code }) => {
    const { data } = await login({ challenge, code });
    if (data !== undefined && 'user' in data) {
      onEntered();
    }
  });
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('security.code.intro')}</p>
      <FormShell
        onSubmit={submit}
        summary={form.summary}
        failure={form.failure}
        submitText={t('security.logInAgain.submit')}
        isPending={form.isBusy}
      >
        <CodeField {...form.field('code')} label={t('security.code.label')} hint={t('security.code.hint')} />
      </FormShell>
      <Button tone="quiet" onPress={onStartAgain}>
        {t('security.code.back')}
      </Button>
    </div>
  );
}
