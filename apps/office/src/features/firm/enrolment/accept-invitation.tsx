import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { Invitation } from '@portal/domain/firm/staff/staff.wire';
import { checkNewPassword } from '@portal/domain/people/account/check-account';
import type { PasswordOwner } from '@portal/domain/people/account/password-owner';
import { NewPasswordField } from '@portal/web/account/new-password-field';
import { isApiError } from '@portal/web/api/api-error';
import { judgeWhenLoaded } from '@portal/web/form/judge-when-loaded';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CallFailure } from '@portal/web/ui/call-failure';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useRoleNames } from '#parts/role-names.ts';
import { entered } from '#state/session-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { useAcceptInvitationMutation, useInvitationQuery } from './enrolment-api.ts';

type AcceptInvitationProps = { token: string; onEntered: () => void };

/** Whom an invitation's link is for, and the password that they choose. */
export function AcceptInvitation({ token, onEntered }: AcceptInvitationProps) {
  const { data, error, refetch, isFetching } = useInvitationQuery(token);
  if (data !== undefined) {
    return <Invited invitation={data} token={token} onEntered={onEntered} />;
  }
  if (error === undefined) {
    return (
      <Loading>
        <Skeleton className="h-60 w-full" />
      </Loading>
    );
  }
  return isApiError(error) && error.code === 'INVITATION_INVALID' ? (
    <LinkIsOver text={error.messages[0]} />
  ) : (
    <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}

function Invited({ invitation, token, onEntered }: AcceptInvitationProps & { invitation: Invitation }) {
  const { t } = useTranslation();
  const rolesIn = useRoleNames();
  const { dateTime } = useFormats();
  const { email, firstName, roles, isReset, expiresAt } = invitation;
  return (
    <div className="grid gap-8">
      <PageHeading
        title={t(isReset ? 'office.invitation.resetTitle' : 'office.invitation.title', { name: firstName })}
        intro={
          isReset ? t('office.invitation.resetIntro') : t('office.invitation.intro', { role: rolesIn(roles) })
        }
      />
      <p className="wrap-anywhere">{t('office.invitation.email', { email })}</p>
      <PasswordForm token={token} owner={{ firstName, lastName: '', email }} onEntered={onEntered} />
      <p className="text-sm text-muted">{t('office.invitation.until', { when: dateTime(expiresAt) })}</p>
    </div>
  );
}

function LinkIsOver({ text }: { text: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-8">
      <PageHeading title={t('office.invitation.overTitle')} intro={text} />
      <LinkButton href={OFFICE_PAGES.home}>{t('office.invitation.toLogIn')}</LinkButton>
    </div>
  );
}

type PasswordFormProps = { token: string; owner: PasswordOwner; onEntered: () => void };

/** The new person's password, under the usual rules. */
function PasswordForm({ token, owner, onEntered }: PasswordFormProps) {
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
      {/* Password managers save the email shown here with the new password. */}
      <input type="hidden" name="username" autoComplete="username" value={owner.email} />
      <NewPasswordField {...form.field('password')} owner={owner} />
    </OfficeForm>
  );
}
