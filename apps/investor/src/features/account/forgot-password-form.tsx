import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import { checkKnownEmail } from '@portal/domain/people/account/check-account';
import { useLightForm } from '@portal/web/form/use-light-form';
import { PlainTextField } from '@portal/web/ui/plain-text-field';
import { useTranslation } from 'react-i18next';
import { useForgotPasswordMutation } from './account-api.ts';
import { FormShell } from './form-shell.tsx';

/** Asks for the address; `onSent` gets it and is all that happens, with or without an account. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const [send, { error }] = useForgotPasswordMutation();
  const { field, submitTo, summary, failure, isBusy } = useLightForm({ email: '' }, checkKnownEmail, {
    error,
  });
  const submit = submitTo(async ({ email }) => {
    const answer = await send(email);
    if (answer.data !== undefined) {
      onSent(email.trim());
    }
  });
  return (
    <FormShell
      onSubmit={submit}
      summary={summary}
      failure={failure}
      submitText={t('account.forgot.submit')}
      isPending={isBusy}
    >
      <PlainTextField
        {...field('email')}
        label={t('account.email.label')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={EMAIL_MAX_LENGTH}
      />
    </FormShell>
  );
}
