import { useApiMessage } from '@portal/web/api/use-api-message';
import { useTranslation } from 'react-i18next';
import { useResendVerificationMutation } from './security-api.ts';

/** One line below the header: confirm the address, or have the link sent again. */
export function ReminderBar({ email }: { email: string }) {
  const { t } = useTranslation();
  const message = useApiMessage();
  const [resend, { error, isLoading, isSuccess }] = useResendVerificationMutation();
  return (
    <div className="border-line border-b bg-attention-soft print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 px-4 py-1 text-sm sm:px-6">
        <p className="min-w-0 py-2 wrap-anywhere">{t('security.reminder.text', { email })}</p>
        <p role="status" className="font-medium">
          {isSuccess ? t('security.reminder.sent') : null}
          {error === undefined ? null : message(error)}
        </p>
        {isSuccess ? null : (
          <button
            type="button"
            aria-disabled={isLoading ? true : undefined}
            onClick={() => (isLoading ? undefined : void resend())}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('security.reminder.again')}
          </button>
        )}
      </div>
    </div>
  );
}
