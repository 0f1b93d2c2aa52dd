import { EMAIL_MAX_LENGTH } from '@portal/domain/people/email-address';
import { PlainTextField } from '@portal/web/ui/plain-text-field';
import { useTranslation } from 'react-i18next';
import { useLightForm } from '../use-light-form.ts';
import { checkSecurity } from './check-security.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { PanelForm, serverError } from './panel-form.tsx';
import { useChangeEmailMutation } from './security-api.ts';

/** Asks for another address; nothing changes until both addresses have confirmed. */
export function EmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [change, { error, isLoading }] = useChangeEmailMutation();
  const { field, submitTo, summary, isBegun } = useLightForm(
    { newEmail: '', emailPassword: '' },
    checkSecurity.newEmail,
  );
  const submit = submitTo(async ({ newEmail, emailPassword }) => {
    const { data } = await change({ newEmail, password: emailPassword });
    if (data !== undefined) {
      onDone();
    }
  });
  const email = field('newEmail');
  // A name of its own: the form of the second step, which may be open too, has a `password`.
  const password = field('emailPassword');
  return (
    <PanelForm
      onSubmit={submit}
      onCancel={onCancel}
      summary={summary}
      isBegun={isBegun}
      failure={error}
      submitText={t('security.email.submit')}
      cancelText={t('security.email.cancel')}
      isPending={isLoading}
    >
      <p className="text-muted">{t('security.email.how')}</p>
      <PlainTextField
        {...email}
        error={email.error ?? serverError(error, 'newEmail')}
        label={t('security.email.newLabel')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <CurrentPasswordField
        {...password}
        failure={error}
        label={t('account.password.label')}
        hint={t('security.email.passwordHint')}
      />
    </PanelForm>
  );
}
