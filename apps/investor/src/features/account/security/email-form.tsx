import { EMAIL_MAX_LENGTH } from '@portal/domain/people/email-address';
import { useLightForm } from '@portal/web/form/use-light-form';
import { PlainTextField } from '@portal/web/ui/plain-text-field';
import { useTranslation } from 'react-i18next';
import { checkSecurity } from './check-security.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { PanelForm } from './panel-form.tsx';
import { useChangeEmailMutation } from './security-api.ts';

/** Asks for another address; nothing changes until both addresses have confirmed. */
export function EmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [change, { error }] = useChangeEmailMutation();
  const { field, submitTo, summary, failure, isBusy, isBegun } = useLightForm(
    { newEmail: '', password: '' },
    checkSecurity.newEmail,
    { error },
  );
  const submit = submitTo(async (values) => {
    const { data } = await change(values);
    if (data !== undefined) {
      onDone();
    }
  });
  return (
    <PanelForm
      onSubmit={submit}
      onCancel={onCancel}
      summary={summary}
      isBegun={isBegun}
      failure={failure}
      submitText={t('security.email.submit')}
      cancelText={t('security.email.cancel')}
      isPending={isBusy}
    >
      <p className="text-muted">{t('security.email.how')}</p>
      <PlainTextField
        {...field('newEmail')}
        label={t('security.email.newLabel')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <CurrentPasswordField
        {...field('password')}
        label={t('account.password.label')}
        hint={t('security.email.passwordHint')}
      />
    </PanelForm>
  );
}
