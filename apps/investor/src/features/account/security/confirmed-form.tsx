import type { ConfirmedBody } from '@portal/domain/wire/account';
import { useTranslation } from 'react-i18next';
import { useLightForm } from '../use-light-form.ts';
import { checkSecurity } from './check-security.ts';
import { CodeField } from './code-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { PanelForm, serverError } from './panel-form.tsx';

type ConfirmedFormProps = {
  intro: string;
  submitText: string;
  failure: unknown;
  isPending: boolean;
  onSubmit: (body: ConfirmedBody) => Promise<void>;
  onCancel: () => void;
};

/** What weakens the second step asks for both: the password, and a code of the app or of the list. */
export function ConfirmedForm({ intro, failure, onSubmit, ...rest }: ConfirmedFormProps) {
  const { t } = useTranslation();
  const { field, submitTo, summary, isBegun } = useLightForm(
    { password: '', code: '' },
    checkSecurity.passwordAndCode,
  );
  const password = field('password');
  const code = field('code');
  return (
    <PanelForm
      {...rest}
      onSubmit={submitTo(onSubmit)}
      summary={summary}
      isBegun={isBegun}
      failure={failure}
      cancelText={t('security.twoFactor.keep')}
    >
      <p className="text-muted">{intro}</p>
      <CurrentPasswordField {...password} failure={failure} label={t('account.password.label')} />
      <CodeField
        {...code}
        error={code.error ?? serverError(failure, 'code')}
        label={t('security.twoFactor.codeLabel')}
        hint={t('security.twoFactor.codeOrRecoveryHint')}
      />
    </PanelForm>
  );
}
