import { checkNewPassword } from '@portal/domain/people/account/check-account';
import { NewPasswordField } from '@portal/web/account/new-password-field';
import { isApiError } from '@portal/web/api/api-error';
import { judgeWhenLoaded } from '@portal/web/form/judge-when-loaded';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { useResetPasswordMutation } from './account-api.ts';
import { FormShell } from './form-shell.tsx';

/** The link does not reveal whose account it is; the server knows, and refuses the owner's names too. */
const OWNER_UNKNOWN = { firstName: '', lastName: '', email: '' };

type ResetPasswordFormProps = { userId: string; token: string; onDone: () => void };

/** A new password by an emailed link. A used link leads to requesting another. */
export function ResetPasswordForm({ userId, token, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const [reset, { error }] = useResetPasswordMutation();
  const { field, submitTo, summary, failure, isBusy } = useLightForm(
    { password: '' },
    (values) =>
      checkNewPassword(
        values,
        (typed) => judgeWhenLoaded(typed, OWNER_UNKNOWN, t('brand.name'))?.refusal ?? null,
      ),
    { error },
  );
  const submit = submitTo(async ({ password }) => {
    const { data } = await reset({ userId, token, password });
    if (data !== undefined) {
      onDone();
    }
  });
  const isLinkOver = isApiError(failure) && failure.code === 'RESET_TOKEN_INVALID';
  return (
    <FormShell
      onSubmit={submit}
      summary={summary}
      failure={failure}
      failureAction={
        isLinkOver ? (
          <Link
            to={paths.forgotPassword()}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {t('account.reset.newLink')}
          </Link>
        ) : undefined
      }
      submitText={t('account.reset.submit')}
      isPending={isBusy}
    >
      <NewPasswordField {...field('password')} owner={OWNER_UNKNOWN} />
    </FormShell>
  );
}
