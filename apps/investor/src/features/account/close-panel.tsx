import type { OwnAccount } from '@portal/domain/wire/own-account';
import { showToast } from '@portal/web/toasts';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { clearSession } from '#state/session-actions.ts';
import { useAppDispatch } from '#state/store.ts';
import { useCloseAccountMutation } from './own-account-api.ts';
import { PasswordForm } from './password-form.tsx';
import { useOpenForm } from './security/one-form-at-a-time.tsx';
import { OpenFormButton } from './security/open-form-button.tsx';
import { Panel } from './security/panel.tsx';

const CONSEQUENCES = ['access', 'deleted', 'kept', 'mail'] as const;

/** The end of an account: what happens is said first, and what keeps it open. */
export function ClosePanel({ obstacles }: { obstacles: OwnAccount['closing'] }) {
  const { t } = useTranslation();
  const { form, close } = useOpenForm();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [closeAccount, { error }] = useCloseAccountMutation();
  const submit = async (values: { password: string }) => {
    const { data } = await closeAccount(values);
    if (data !== undefined) {
      dispatch(clearSession('signed-out'));
      navigate(paths.home());
      showToast('success', t('security.close.done'));
    }
  };
  return (
    <Panel title={t('security.close.title')} intro={t('security.close.intro')}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {CONSEQUENCES.map((name) => (
          <li key={name}>{t(`security.close.consequences.${name}`)}</li>
        ))}
      </ul>
      {obstacles.length === 0 ? null : (
        <Notice tone="info" title={t('security.close.notYet')}>
          <ul className="grid gap-1.5">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{t(`security.close.obstacles.${obstacle}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {form === 'close' ? (
        <PasswordForm
          error={error}
          onSubmit={submit}
          onCancel={() => close('left')}
          submitText={t('security.close.submit')}
          cancelText={t('security.close.keep')}
        />
      ) : null}
      {form !== 'close' && obstacles.length === 0 ? (
        <div>
          <OpenFormButton form="close">{t('security.close.open')}</OpenFormButton>
        </div>
      ) : null}
    </Panel>
  );
}
