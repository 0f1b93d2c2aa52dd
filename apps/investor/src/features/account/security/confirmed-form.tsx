import type { ConfirmedBody } from '@portal/domain/people/account/account.wire';
import { CodeField } from '@portal/web/account/code-field';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useTranslation } from 'react-i18next';
import { checkSecurity } from './check-security.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { PanelForm } from './panel-form.tsx';

type ConfirmedFormProps = {
  intro: string;
  submitText: string;
  error: unknown;
  onSubmit: (body: ConfirmedBody) => Promise<void>;
  onCancel: () => void;
};

/** What weakens the second step asks for both: the password, and a code of the app or of the list. */
export function ConfirmedForm({ intro, error, onSubmit, ...rest }: ConfirmedFormProps) {
  const { t } = useTranslation();
  const form = useLightForm({ password: '', code: '' }, checkSecurity.passwordAndCode, { error });
  return (
    <PanelForm
      {...rest}
      onSubmit={form.submitTo(onSubmit)}
      form={form}
      cancelText={t('security.twoFactor.keep')}
    >
      <p className="text-muted">{intro}</p>
      <CurrentPasswordField {...form.field('password')} label={t('account.password.label')} />
      <CodeField
        {...form.field('code')}
        label={t('security.twoFactor.codeLabel')}
        hint={t('security.twoFactor.codeOrRecoveryHint')}
      />
    </PanelForm>
  );
}
