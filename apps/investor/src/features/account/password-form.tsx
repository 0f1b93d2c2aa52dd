import { useLightForm } from '@portal/web/form/use-light-form';
import { useTranslation } from 'react-i18next';
import { checkSecurity } from './security/check-security.ts';
import { CurrentPasswordField } from './security/current-password-field.tsx';
import { PanelForm } from './security/panel-form.tsx';

type PasswordFormProps = {
  /** The error of the call that the form makes. */
  error: unknown;
  onSubmit: (values: { password: string }) => Promise<void>;
  onCancel: () => void;
  submitText: string;
  cancelText: string;
};

/** One thing that is done for who has the password: a borrowed phone is not enough. */
export function PasswordForm({ error, onSubmit, ...rest }: PasswordFormProps) {
  const { t } = useTranslation();
  const { field, submitTo, summary, failure, isBusy, isBegun } = useLightForm(
    { password: '' },
    checkSecurity.password,
    { error },
  );
  return (
    <PanelForm
      {...rest}
      onSubmit={submitTo(onSubmit)}
      summary={summary}
      failure={failure}
      isPending={isBusy}
      isBegun={isBegun}
    >
      <CurrentPasswordField
        {...field('password')}
        label={t('account.password.label')}
        hint={t('security.email.passwordHint')}
      />
    </PanelForm>
  );
}
