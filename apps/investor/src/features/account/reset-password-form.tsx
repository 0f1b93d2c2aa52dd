import { PASSWORD_TYPED_UNITS_MAX } from '@portal/domain/account/account-limits';
import { checkNewPassword } from '@portal/domain/account/check-account';
import { isApiError } from '@portal/web/api/api-error';
import { applyServerErrors } from '@portal/web/form/apply-server-errors';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { useErrorSummary } from '@portal/web/form/use-error-summary';
import { useField } from '@portal/web/form/use-field';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { useResetPasswordMutation } from './account-api.ts';
import { FormShell } from './form-shell.tsx';
import { judgeWhenLoaded } from './judge-when-loaded.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordStrengthHint } from './password-strength-hint.tsx';

/** The link does not say whose account it is; the server, which knows, also refuses their names. */
const OWNER_UNKNOWN = { firstName: '', lastName: '', email: '' };

type ResetPasswordFormProps = { userId: string; token: string; onDone: () => void };

/** A new password by the link of the e-mail. A link that is used up leads to asking for another. */
export function ResetPasswordForm({ userId, token, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const [reset, { isLoading }] = useResetPasswordMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<{ password: string }>({
    ...FORM_BEHAVIOUR,
    defaultValues: { password: '' },
    resolver: issuesResolver((values) =>
      checkNewPassword(values, (typed) => judgeWhenLoaded(typed, OWNER_UNKNOWN)?.refusal ?? null),
    ),
  });
  const { control, handleSubmit } = form;
  const summary = useErrorSummary(control);
  const password = useWatch({ control, name: 'password' });
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    const { data, error } = await reset({ userId, token, password: values.password });
    if (data !== undefined) {
      onDone();
      return;
    }
    const isBesideField =
      isApiError(error) && applyServerErrors(form, error, (path) => (path === 'password' ? path : null));
    setFailure(isBesideField ? null : error);
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
      isPending={isLoading}
    >
      <PasswordField
        {...useField(control, 'password')}
        label={t('account.password.newLabel')}
        hint={t('account.password.hint')}
        autoComplete="new-password"
        maxLength={PASSWORD_TYPED_UNITS_MAX}
      />
      <PasswordStrengthHint password={password} owner={OWNER_UNKNOWN} />
    </FormShell>
  );
}
