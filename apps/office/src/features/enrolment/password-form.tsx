import { checkNewPassword } from '@portal/domain/people/account/check-account';
import type { PasswordOwner } from '@portal/domain/people/account/password-owner';
import { NewPasswordField } from '@portal/web/account/new-password-field';
import { judgeWhenLoaded } from '@portal/web/form/judge-when-loaded';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { entered } from '#state/session-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { useAcceptInvitationMutation } from './enrolment-api.ts';

type PasswordFormProps = { token: string; owner: PasswordOwner; onEntered: () => void };

/** The password of somebody who was invited, by the rules of every password here. */
export function PasswordForm({ token, owner, onEntered }: PasswordFormProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [accept, { error }] = useAcceptInvitationMutation();
  const form = useLightForm(
    { password: '' },
    (values) =>
      checkNewPassword(values, (typed) => judgeWhenLoaded(typed, owner, t('brand.name'))?.refusal ?? null),
    { error },
  );
  const submit = form.submitTo(async ({ password }) => {
    const { data } = await accept({ token, password });
    if (data?.state === 'open') {
      dispatch(entered(data.self));
      onEntered();
    }
  });
  return (
    <OfficeForm form={form} onSubmit={submit} submitText={t('office.invitation.submit')}>
      {/* Password managers keep the address that stands here with the new password. */}
      <input type="hidden" name="username" autoComplete="username" value={owner.email} />
      <NewPasswordField {...form.field('password')} owner={owner} />
    </OfficeForm>
  );
}
