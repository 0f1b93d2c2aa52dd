import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { PASSWORD_TYPED_UNITS_MAX } from '@portal/domain/people/account/account-limits';
import { CodeField } from '@portal/web/account/code-field';
import { NewPasswordField } from '@portal/web/account/new-password-field';
import { PasswordField } from '@portal/web/account/password-field';
import { judgeWhenLoaded } from '@portal/web/form/judge-when-loaded';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPasswordChange } from '#parts/check-code.ts';
import { OfficeForm } from '#parts/office-form.tsx';
import { useChangePasswordMutation } from './own-account-api.ts';
import { Panel } from './panel.tsx';

/** A new password. It takes the old one and a code, so that an unattended screen is not enough. */
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

type PasswordFormProps = { person: StaffSelf; onDone: () => void; onCancel: () => void };

/** The old password, the new one, and a code. */
function PasswordForm({ person, onDone, onCancel }: PasswordFormProps) {
  const { t } = useTranslation();
  const [change, { error }] = useChangePasswordMutation();
  const form = useLightForm(
    { currentPassword: '', newPassword: '', code: '' },
    (values) =>
      checkPasswordChange(
        values,
        (typed) => judgeWhenLoaded(typed, person, t('brand.name'))?.refusal ?? null,
      ),
    { error },
  );
  const submit = form.submitTo(async ({ code, ...passwords }) => {
    const { data } = await change({ ...passwords, code: code.trim() });
    if (data !== undefined) {
      onDone();
    }
  });
  return (
    <div className="max-w-md">
      <OfficeForm
        form={form}
        onSubmit={submit}
        submitText={t('office.account.password.submit')}
        onCancel={onCancel}
        cancelText={t('office.cancel')}
        takesFocus
      >
        <PasswordField
          {...form.field('currentPassword')}
          label={t('security.password.current')}
          autoComplete="current-password"
          maxLength={PASSWORD_TYPED_UNITS_MAX}
        />
        <NewPasswordField {...form.field('newPassword')} owner={person} />
        <CodeField
          {...form.field('code')}
          label={t('office.logIn.codeLabel')}
          hint={t('office.logIn.codeHint')}
        />
      </OfficeForm>
    </div>
  );
}
