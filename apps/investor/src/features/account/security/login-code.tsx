import type { User } from '@portal/domain/people/account/user.wire';
import { CodeField } from '@portal/web/account/code-field';
import { isApiError } from '@portal/web/api/api-error';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useLoginMutation } from '#state/session-api.ts';
import { FormShell } from '../form-shell.tsx';
import { checkSecurity } from './check-security.ts';

type LoginCodeProps = { challenge: string; onEntered: (user: User) => void; onStartAgain: () => void };

/** The second step of logging in. An expired challenge leads back to the first. */
export function LoginCode({ challenge, onEntered, onStartAgain }: LoginCodeProps) {
  const { t } = useTranslation();
  const { href } = useSupportLine();
  const [login, { error }] = useLoginMutation();
  const { field, submitTo, summary, failure, isBusy } = useLightForm({ code: '' }, checkSecurity.code, {
    error,
  });
  const submit = submitTo(async ({ code }) => {
    const { data } = await login({ challenge, code: code.trim() });
    if (data !== undefined && 'user' in data) {
      onEntered(data.user);
    }
  });
  return (
    <div className="grid gap-8">
      <PageHeading title={t('security.code.title')} intro={t('security.code.intro')} takesFocus />
      <FormShell
        onSubmit={submit}
        summary={summary}
        failure={failure}
        failureAction={
          isApiError(error) && error.status === 401 ? (
            <StartAgain text={t('security.code.back')} onPress={onStartAgain} />
          ) : undefined
        }
        submitText={t('security.code.submit')}
        isPending={isBusy}
      >
        <CodeField {...field('code')} label={t('security.code.label')} hint={t('security.code.hint')} />
      </FormShell>
      <div className="grid justify-items-start gap-1 border-line border-t pt-4 text-muted">
        <StartAgain text={t('security.code.back')} onPress={onStartAgain} />
        <a href={href} className="inline-flex min-h-11 items-center text-sm underline">
          {t('security.code.lost')}
        </a>
      </div>
    </div>
  );
}

function StartAgain({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
    >
      {text}
    </button>
  );
}
