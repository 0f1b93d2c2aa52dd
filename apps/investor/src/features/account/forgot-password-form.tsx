import { checkKnownEmail } from '@portal/domain/account/check-account';
import { EMAIL_MAX_LENGTH } from '@portal/domain/people/email-address';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { useErrorSummary } from '@portal/web/form/use-error-summary';
import { useField } from '@portal/web/form/use-field';
import { TextField } from '@portal/web/ui/text-field';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useForgotPasswordMutation } from './account-api.ts';
import { FormShell } from './form-shell.tsx';

/** Asks for the address; `onSent` is told it, and is all that happens whether it has an account or not. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const [send, { error, isLoading }] = useForgotPasswordMutation();
  const { control, handleSubmit } = useForm<{ email: string }>({
    ...FORM_BEHAVIOUR,
    defaultValues: { email: '' },
    resolver: issuesResolver(checkKnownEmail),
  });
  const summary = useErrorSummary(control);
  const submit = handleSubmit(async ({ email }) => {
    const answer = await send(email);
    if (answer.data !== undefined) {
      onSent(email.trim());
    }
  });
  return (
    <FormShell
      onSubmit={submit}
      summary={summary}
      failure={error}
      submitText={t('account.forgot.submit')}
      isPending={isLoading}
    >
      <TextField
        {...useField(control, 'email')}
        label={t('account.email.label')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={EMAIL_MAX_LENGTH}
      />
    </FormShell>
  );
}
