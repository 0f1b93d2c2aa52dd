import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from './panel.tsx';
import { PasswordForm } from './password-form.tsx';

/** A new password; both the old one and a code are asked for, so that an open desk is not enough. */
export function PasswordPanel({ person }: { person: StaffSelf }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  return (
    <Panel title={t('office.account.password.title')} intro={t('office.account.password.intro')}>
      {state === 'done' ? (
        <Notice tone="success" isNew takesFocus title={t('office.account.password.done')} />
      ) : null}
      {state === 'open' ? (
        <PasswordForm person={person} onDone={() => setState('done')} onCancel={() => setState('closed')} />
      ) : (
        <div>
          <Button onPress={() => setState('open')}>{t('office.account.password.open')}</Button>
        </div>
      )}
    </Panel>
  );
}
