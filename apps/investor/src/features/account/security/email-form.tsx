import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
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
  const form = useLightForm({ newEmail: '', password: '' }, checkSecurity.newEmail, { error });
  const submit = form.submitTo(async (values) => {
    const { data } = await change(values);
    if (data !== undefined) {
      onDone();
    }
  });
  return (
    <PanelForm
      onSubmit={submit}
      onCancel={onCancel}
      form={form}
      submitText={t('security.email.submit')}
      cancelText={t('security.email.cancel')}
    >
      <p className="text-muted">{t('security.email.how')}</p>
      <PlainTextField
        {...form.field('newEmail')}
        label={t('security.email.newLabel')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <CurrentPasswordField
        {...form.field('password')}
        label={t('account.password.label')}
        hint={t('security.email.passwordHint')}
      />
    </PanelForm>
  );
}
