import { NewPasswordField } from '@portal/web/account/new-password-field';
import { judgeWhenLoaded } from '@portal/web/form/judge-when-loaded';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authenticate } from '#state/slices/auth-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { waitForReads } from '#state/wait-for-reads.ts';
import { checkSecurity } from './check-security.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useOpenForm } from './one-form-at-a-time.tsx';
import { OpenFormButton } from './open-form-button.tsx';
import { Panel } from './panel.tsx';
import { PanelForm } from './panel-form.tsx';
import { readAgain, useChangePasswordMutation } from './security-api.ts';

/** While the account loads, only the server knows which names the password may not contain. */
const OWNER_UNKNOWN = { firstName: '', lastName: '', email: '' };

/** Changes the password; every other session ends, and this one continues with a new token. */
export function PasswordPanel() {
  const { t } = useTranslation();
  const { form, close } = useOpenForm();
  const [isDone, setDone] = useState(false);
  const isOpen = form === 'password';
  const finish = () => {
    setDone(true);
    close('done');
  };
  return (
    <Panel title={t('security.password.title')} intro={t('security.password.intro')}>
      {isDone && !isOpen ? (
        <Notice tone="success" isNew takesFocus title={t('security.password.done')} />
      ) : null}
      {isOpen ? (
        <PasswordForm onDone={finish} onCancel={() => close('left')} />
      ) : (
        <div>
          <OpenFormButton form="password">{t('security.password.change')}</OpenFormButton>
        </div>
      )}
    </Panel>
  );
}

function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const owner = useAppSelector((state) => state.auth.user) ?? OWNER_UNKNOWN;
  const [change, { error }] = useChangePasswordMutation();
  const form = useLightForm(
    { currentPassword: '', newPassword: '' },
    (values) =>
      checkSecurity.newPassword(
        values,
        (typed) => judgeWhenLoaded(typed, owner, t('brand.name'))?.refusal ?? null,
      ),
    { error },
  );
  const submit = form.submitTo(async (values) => {
    // Reads still under way with the old token would be refused and taken for the end of the session.
    await waitForReads(dispatch);
    const { data } = await change(values);
    if (data !== undefined) {
      dispatch(authenticate(data.accessToken));
      dispatch(readAgain(['Session']));
      onDone();
    }
  });
  return (
    <PanelForm
      onSubmit={submit}
      onCancel={onCancel}
      form={form}
      submitText={t('security.password.submit')}
      cancelText={t('security.password.keep')}
    >
      <CurrentPasswordField {...form.field('currentPassword')} label={t('security.password.current')} />
      <NewPasswordField {...form.field('newPassword')} owner={owner} />
    </PanelForm>
  );
}
