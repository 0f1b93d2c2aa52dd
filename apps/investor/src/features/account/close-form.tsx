import type { CloseAccountBody } from '@portal/domain/service/own-account/own-account.wire';
import { CodeField } from '@portal/web/account/code-field';
import { isApiError } from '@portal/web/api/api-error';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useTranslation } from 'react-i18next';
import { checkSecurity } from './security/check-security.ts';
import { CurrentPasswordField } from './security/current-password-field.tsx';
import { PanelForm } from './security/panel-form.tsx';

type CloseFormProps = {
  /** Whether logging in asks for a code; the server may have learned of it since. */
  asksCode: boolean;
  error: unknown;
  onSubmit: (body: CloseAccountBody) => Promise<void>;
  onCancel: () => void;
};

/** The last word on an account: the password, and a code where logging in asks for one. */
export function CloseForm({ asksCode, error, onSubmit, onCancel }: CloseFormProps) {
  const { t } = useTranslation();
  const isCodeAsked = asksCode || (isApiError(error) && 'code' in error.fields);
  const check = isCodeAsked ? checkSecurity.passwordAndCode : checkSecurity.password;
  const form = useLightForm({ password: '', code: '' }, check, { error });
  const submit = form.submitTo(({ password, code }) =>
    onSubmit(isCodeAsked ? { password, code: code.trim() } : { password }),
  );
  return (
    <PanelForm
      onSubmit={submit}
      onCancel={onCancel}
      form={form}
      submitText={t('security.close.submit')}
      cancelText={t('security.close.keep')}
    >
      <CurrentPasswordField
        {...form.field('password')}
        label={t('account.password.label')}
        hint={t('security.email.passwordHint')}
      />
      {isCodeAsked ? (
        <CodeField
          {...form.field('code')}
          label={t('security.twoFactor.codeLabel')}
          hint={t('security.twoFactor.codeOrRecoveryHint')}
        />
      ) : null}
    </PanelForm>
  );
}
