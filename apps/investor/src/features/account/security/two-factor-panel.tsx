import type { TwoFactorState } from '@portal/domain/wire/account';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#state/store.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import { Panel } from './panel.tsx';
import { RecoveryCodesList } from './recovery-codes-list.tsx';
import { readAgain, useRenewRecoveryCodesMutation, useTurnOffTwoFactorMutation } from './security-api.ts';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import './message-block.ts';

const FEW_CODES = 3;

type View =
  | { name: 'state'; done?: 'on' | 'off' }
  | { name: 'setup' | 'off' | 'renew' }
  | { name: 'codes'; codes: readonly string[] };

/** The second step of logging in: off, being set up, or on with its recovery codes. */
export function TwoFactorPanel({ state }: { state: TwoFactorState }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [view, setView] = useState<View>({ name: 'state' });
  const [renew, renewal] = useRenewRecoveryCodesMutation();
  const [turnOff, turningOff] = useTurnOffTwoFactorMutation();
  // The codes are shown once it is on, before the state is read again.
  const isOn = state.enabled || view.name === 'codes';
  const showState = (done?: 'on' | 'off') =>
    setView(done === undefined ? { name: 'state' } : { name: 'state', done });
  return (
    <Panel
      title={t('security.twoFactor.title')}
      intro={t('security.twoFactor.intro')}
      aside={
        <Badge tone={isOn ? 'success' : 'neutral'}>
          {t(isOn ? 'security.twoFactor.on' : 'security.twoFactor.off')}
        </Badge>
      }
    >
      {view.name === 'state' ? (
        <Overview state={state} done={view.done} onChoose={(name) => setView({ name })} />
      ) : null}
      {view.name === 'setup' ? (
        <TwoFactorSetup onCancel={() => showState()} onCodes={(codes) => setView({ name: 'codes', codes })} />
      ) : null}
      {view.name === 'codes' ? (
        <RecoveryCodesList
          codes={view.codes}
          onKept={() => {
            dispatch(readAgain(['TwoFactor']));
            showState('on');
          }}
        />
      ) : null}
      {view.name === 'renew' ? (
        <ConfirmedForm
          intro={t('security.twoFactor.newCodesHint')}
          submitText={t('security.twoFactor.newCodes')}
          failure={renewal.error}
          isPending={renewal.isLoading}
          onCancel={() => showState()}
          onSubmit={async (body) => {
            const { data } = await renew(body);
            if (data !== undefined) {
              setView({ name: 'codes', codes: data.recoveryCodes });
            }
          }}
        />
      ) : null}
      {view.name === 'off' ? (
        <ConfirmedForm
          intro={t('security.twoFactor.turnOffHint')}
          submitText={t('security.twoFactor.turnOff')}
          failure={turningOff.error}
          isPending={turningOff.isLoading}
          onCancel={() => showState()}
          onSubmit={async (body) => {
            const { error } = await turnOff(body);
            if (error === undefined) {
              showState('off');
            }
          }}
        />
      ) : null}
    </Panel>
  );
}

type OverviewProps = {
  state: TwoFactorState;
  done: 'on' | 'off' | undefined;
  onChoose: (view: 'setup' | 'off' | 'renew') => void;
};

function Overview({ state, done, onChoose }: OverviewProps) {
  const { t } = useTranslation();
  return (
    <>
      {done === undefined ? null : (
        <Notice
          tone="success"
          isNew
          takesFocus
          title={t(done === 'on' ? 'security.twoFactor.turnedOn' : 'security.twoFactor.turnedOff')}
        />
      )}
      {state.enabled ? (
        <>
          <p className={state.recoveryCodesLeft < FEW_CODES ? 'font-medium text-attention' : 'text-muted'}>
            {t('security.twoFactor.left', { count: state.recoveryCodesLeft })}
            {state.recoveryCodesLeft < FEW_CODES ? `. ${t('security.twoFactor.fewLeft')}` : null}
          </p>
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button onPress={() => onChoose('renew')}>{t('security.twoFactor.newCodes')}</Button>
            <Button onPress={() => onChoose('off')}>{t('security.twoFactor.turnOff')}</Button>
          </div>
        </>
      ) : (
        <div>
          <Button onPress={() => onChoose('setup')}>{t('security.twoFactor.turnOn')}</Button>
        </div>
      )}
    </>
  );
}
