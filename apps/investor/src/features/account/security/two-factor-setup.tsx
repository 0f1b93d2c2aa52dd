import type { TwoFactorStart } from '@portal/domain/people/account/account.wire';
import { AuthenticatorKey } from '@portal/web/account/authenticator-key';
import { CodeField } from '@portal/web/account/code-field';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useTranslation } from 'react-i18next';
import { PasswordForm } from '../password-form.tsx';
import { checkSecurity } from './check-security.ts';
import { PanelForm } from './panel-form.tsx';
import { useConfirmTwoFactorMutation, useStartTwoFactorMutation } from './security-api.ts';

type TwoFactorSetupProps = { onCancel: () => void; onCodes: (codes: readonly string[]) => void };

/** Setting up the second step: the password, the key for the app, and a first code that proves it works. */
export function TwoFactorSetup({ onCancel, onCodes }: TwoFactorSetupProps) {
  const { t } = useTranslation();
  const [start, starting] = useStartTwoFactorMutation();
  return starting.data === undefined ? (
    <PasswordForm
      hint={t('security.twoFactor.startHint')}
      error={starting.error}
      onSubmit={async (values) => void (await start(values))}
      onCancel={onCancel}
      submitText={t('security.twoFactor.continue')}
      cancelText={t('security.twoFactor.cancel')}
    />
  ) : (
    <ScanAndConfirm start={starting.data} onCancel={onCancel} onCodes={onCodes} />
  );
}

type ScanAndConfirmProps = TwoFactorSetupProps & { start: TwoFactorStart };

function ScanAndConfirm({ start, onCancel, onCodes }: ScanAndConfirmProps) {
  const { t } = useTranslation();
  const [confirm, { error }] = useConfirmTwoFactorMutation();
  const form = useLightForm({ code: '' }, checkSecurity.code, { error });
  const submit = form.submitTo(async (values) => {
    const { data } = await confirm(values);
    if (data !== undefined) {
      onCodes(data.recoveryCodes);
    }
  });
  return (
    <PanelForm
      onSubmit={submit}
      onCancel={onCancel}
      form={form}
      submitText={t('security.twoFactor.confirm')}
      cancelText={t('security.twoFactor.cancel')}
    >
      <AuthenticatorKey start={start} headingLevel={3} />
      <CodeField
        {...form.field('code')}
        label={t('security.twoFactor.codeLabel')}
        hint={t('security.twoFactor.codeHint')}
      />
    </PanelForm>
  );
}
