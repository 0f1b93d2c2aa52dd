import type { ConfirmedBody, TwoFactorStart } from '@portal/domain/people/account/account.wire';
import { AuthenticatorKey } from '@portal/web/account/authenticator-key';
import { CodeField } from '@portal/web/account/code-field';
import { RecoveryCodes } from '@portal/web/account/recovery-codes';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#state/store.ts';
import { PasswordForm } from '../password-form.tsx';
import { checkSecurity } from './check-security.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useLoss } from './one-form-at-a-time.tsx';
import { PanelForm } from './panel-form.tsx';
import {
  readAgain,
  useConfirmTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useStartTwoFactorMutation,
  useTurnOffTwoFactorMutation,
} from './security-api.ts';

type ChangeProps = { onDone: () => void; onCancel: () => void };

/** Turns two-factor login on, ending with the recovery codes. */
export function SetUpTwoFactor({ onDone, onCancel }: ChangeProps) {
  const [codes, setCodes] = useCodes();
  return codes === null ? (
    <TwoFactorSetup onCancel={onCancel} onCodes={setCodes} />
  ) : (
    <RecoveryCodesList codes={codes} onKept={onDone} />
  );
}

/** Replaces the remaining recovery codes. */
export function RenewRecoveryCodes({ onDone, onCancel }: ChangeProps) {
  const { t } = useTranslation();
  const [renew, { error }] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useCodes();
  return codes === null ? (
    <ConfirmedForm
      intro={t('security.twoFactor.newCodesHint')}
      submitText={t('security.twoFactor.newCodes')}
      error={error}
      onCancel={onCancel}
      onSubmit={async (body) => {
        const { data } = await renew(body);
        if (data !== undefined) {
          setCodes(data.recoveryCodes);
        }
      }}
    />
  ) : (
    <RecoveryCodesList codes={codes} onKept={onDone} />
  );
}

/** Turns two-factor login off. */
export function TurnOffTwoFactor({ onDone, onCancel }: ChangeProps) {
  const { t } = useTranslation();
  const [turnOff, { error }] = useTurnOffTwoFactorMutation();
  return (
    <ConfirmedForm
      intro={t('security.twoFactor.turnOffHint')}
      submitText={t('security.twoFactor.turnOff')}
      error={error}
      onCancel={onCancel}
      onSubmit={async (body) => {
        const { error: refused } = await turnOff(body);
        if (refused === undefined) {
          onDone();
        }
      }}
    />
  );
}

/** The codes once made; the page's state is then refetched. */
function useCodes() {
  const dispatch = useAppDispatch();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (made: readonly string[]) => {
    setCodes(made);
    dispatch(readAgain(['TwoFactor']));
  };
  return [codes, show] as const;
}

type ConfirmedFormProps = {
  intro: string;
  submitText: string;
  error: unknown;
  onSubmit: (body: ConfirmedBody) => Promise<void>;
  onCancel: () => void;
};

/** Weakening two-factor login takes both: the password, and a code from the app or the list. */
function ConfirmedForm({ intro, error, onSubmit, ...rest }: ConfirmedFormProps) {
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

type RecoveryCodesListProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, shown this once. */
function RecoveryCodesList({ codes, onKept }: RecoveryCodesListProps) {
  const { t } = useTranslation();
  useLoss('codes');
  return (
    <RecoveryCodes codes={codes}>
      <Button tone="primary" onPress={onKept}>
        {t('security.twoFactor.kept')}
      </Button>
    </RecoveryCodes>
  );
}

type TwoFactorSetupProps = { onCancel: () => void; onCodes: (codes: readonly string[]) => void };

/** Sets up two-factor login: password, key for the app, and a first code that proves it works. */
function TwoFactorSetup({ onCancel, onCodes }: TwoFactorSetupProps) {
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
