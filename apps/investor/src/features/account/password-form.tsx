import { useLightForm } from '@portal/web/form/use-light-form';
import { useTranslation } from 'react-i18next';
import { checkSecurity } from './security/check-security.ts';
import { CurrentPasswordField } from './security/current-password-field.tsx';
import { PanelForm } from './security/panel-form.tsx';

type PasswordFormProps = {
  /** The error of the form's call. */
  error: unknown;
  onSubmit: (values: { password: string }) => Promise<void>;
  onCancel: () => void;
  /** Why the password is needed; by default, that it keeps others out. */
  hint?: string;
  submitText: string;
  cancelText: string;
};

/** Guards one action with the password: a borrowed phone is not enough. */
export function PasswordForm({ error, onSubmit, hint, ...rest }: PasswordFormProps) {
  const { t } = useTranslation();
  const form = useLightForm({ password: '' }, checkSecurity.password, { error });
  return (
    <PanelForm {...rest} onSubmit={form.submitTo(onSubmit)} form={form}>
      <CurrentPasswordField
        {...form.field('password')}
        label={t('account.password.label')}
        hint={hint ?? t('security.email.passwordHint')}
      />
    </PanelForm>
  );
}
