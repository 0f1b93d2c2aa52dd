import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#state/store.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import { RecoveryCodesList } from './recovery-codes-list.tsx';
import { readAgain, useRenewRecoveryCodesMutation, useTurnOffTwoFactorMutation } from './security-api.ts';
import { TwoFactorSetup } from './two-factor-setup.tsx';

type ChangeProps = { onDone: () => void; onCancel: () => void };

/** Turning the second step on, to the recovery codes. */
export function SetUp({ onDone, onCancel }: ChangeProps) {
  const [codes, setCodes] = useCodes();
  return codes === null ? (
    <TwoFactorSetup onCancel={onCancel} onCodes={setCodes} />
  ) : (
    <RecoveryCodesList codes={codes} onKept={onDone} />
  );
}

/** New recovery codes in place of those that are left. */
export function RenewCodes({ onDone, onCancel }: ChangeProps) {
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

/** Turning the second step off. */
export function TurnOff({ onDone, onCancel }: ChangeProps) {
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

/** The codes once they are made; the state that the page shows is read again then. */
function useCodes() {
  const dispatch = useAppDispatch();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (made: readonly string[]) => {
    setCodes(made);
    dispatch(readAgain(['TwoFactor']));
  };
  return [codes, show] as const;
}
