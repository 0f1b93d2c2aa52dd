import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskForDataMutation } from './own-account-api.ts';
import { PasswordForm } from './password-form.tsx';
import { useOpenForm } from './security/one-form-at-a-time.tsx';
import { OpenFormButton } from './security/open-form-button.tsx';
import { Panel } from './security/panel.tsx';

/** Downloads everything the portal holds about the person. */
export function DataPanel() {
  const { t } = useTranslation();
  const { form, close } = useOpenForm();
  const [ask, { error }] = useAskForDataMutation();
  const [isDone, setDone] = useState(false);
  const isOpen = form === 'data';
  const submit = async (values: { password: string }) => {
    const { data } = await ask(values);
    if (data !== undefined) {
      window.location.assign(data.url);
      setDone(true);
      close('done');
    }
  };
  return (
    <Panel title={t('security.data.title')} intro={t('security.data.intro')}>
      {isDone && !isOpen ? <Notice tone="success" isNew takesFocus title={t('security.data.done')} /> : null}
      {isOpen ? (
        <PasswordForm
          error={error}
          onSubmit={submit}
          onCancel={() => close('left')}
          submitText={t('security.data.submit')}
          cancelText={t('security.data.keep')}
        />
      ) : (
        <div>
          <OpenFormButton form="data">{t('security.data.open')}</OpenFormButton>
        </div>
      )}
    </Panel>
  );
}
