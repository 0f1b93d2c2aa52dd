import type { TwoFactorStart } from '@portal/domain/wire/account';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useTranslation } from 'react-i18next';
import { PasswordForm } from '../password-form.tsx';
import { checkSecurity } from './check-security.ts';
import { CodeField } from './code-field.tsx';
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

const GROUP_LENGTH = 4;

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
      <div className="grid gap-3">
        <h3 className="text-lg">{t('security.twoFactor.scanTitle')}</h3>
        <p className="text-muted">{t('security.twoFactor.scan')}</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(start.qrSvg)}`}
          alt={t('security.twoFactor.qr')}
          width={208}
          height={208}
          className="rounded-control border border-line bg-white p-2"
        />
        <a
          href={start.otpauthUrl}
          className="inline-flex min-h-11 items-center font-medium text-info underline underline-offset-4 sm:hidden"
        >
          {t('security.twoFactor.onThisPhone')}
        </a>
        <p>
          {t('security.twoFactor.manual')}
          <code className="mt-1 block select-all font-semibold wrap-anywhere">{inGroups(start.secret)}</code>
        </p>
      </div>
      <CodeField
        {...form.field('code')}
        label={t('security.twoFactor.codeLabel')}
        hint={t('security.twoFactor.codeHint')}
      />
    </PanelForm>
  );
}

/** Groups of four: easier to type, and apps ignore the blanks. */
function inGroups(secret: string): string {
  const groups: string[] = [];
  for (let at = 0; at < secret.length; at += GROUP_LENGTH) {
    groups.push(secret.slice(at, at + GROUP_LENGTH));
  }
  return groups.join(' ');
}
