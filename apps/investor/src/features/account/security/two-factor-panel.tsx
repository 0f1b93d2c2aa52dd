import type { TwoFactorState } from '@portal/domain/people/account/account.wire';
import { Badge } from '@portal/web/ui/badge';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenForm } from './one-form-at-a-time.tsx';
import { OpenFormButton } from './open-form-button.tsx';
import { Panel } from './panel.tsx';
import { RenewRecoveryCodes, SetUpTwoFactor, TurnOffTwoFactor } from './set-up-two-factor.tsx';

const FEW_CODES = 3;

/** Two-factor login: off, being set up, or on with its recovery codes. */
export function TwoFactorPanel({ state }: { state: TwoFactorState }) {
  const { t } = useTranslation();
  const { form, close } = useOpenForm();
  const [done, setDone] = useState<'on' | 'off' | null>(null);
  const finish = (now: 'on' | 'off') => {
    setDone(now);
    close('done');
  };
  const isOpen = form === 'setup' || form === 'renew' || form === 'off';
  return (
    <Panel
      title={t('security.twoFactor.title')}
      intro={t('security.twoFactor.intro')}
      aside={
        <Badge tone={state.enabled ? 'success' : 'neutral'}>
          {t(state.enabled ? 'security.twoFactor.on' : 'security.twoFactor.off')}
        </Badge>
      }
    >
      {isOpen ? null : <Overview state={state} done={done} />}
      {form === 'setup' ? (
        <SetUpTwoFactor onDone={() => finish('on')} onCancel={() => close('left')} />
      ) : null}
      {form === 'renew' ? (
        <RenewRecoveryCodes onDone={() => finish('on')} onCancel={() => close('left')} />
      ) : null}
      {form === 'off' ? (
        <TurnOffTwoFactor onDone={() => finish('off')} onCancel={() => close('left')} />
      ) : null}
    </Panel>
  );
}

function Overview({ state, done }: { state: TwoFactorState; done: 'on' | 'off' | null }) {
  const { t } = useTranslation();
  return (
    <>
      {done === null ? null : (
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
            <OpenFormButton form="renew">{t('security.twoFactor.newCodes')}</OpenFormButton>
            <OpenFormButton form="off">{t('security.twoFactor.turnOff')}</OpenFormButton>
          </div>
        </>
      ) : (
        <div>
          <OpenFormButton form="setup">{t('security.twoFactor.turnOn')}</OpenFormButton>
        </div>
      )}
    </>
  );
}
