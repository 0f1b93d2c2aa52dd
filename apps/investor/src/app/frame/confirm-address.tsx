import { useApiMessage } from '@portal/web/api/use-api-message';
import { useTranslation } from 'react-i18next';
import { useResendVerificationMutation } from '#features/account/security/security-api.ts';

/** Confirm the address, or have the link sent again. It names no address, which a fresh page does not know yet. */
export function ConfirmAddress({ actionClass }: { actionClass: string }) {
  const { t } = useTranslation();
  const message = useApiMessage();
  const [resend, { error, isLoading, isSuccess }] = useResendVerificationMutation();
  return (
    <>
      <p className="min-w-0 py-2">{t('shell.reminder.address')}</p>
      <p role="status" className="font-medium empty:-mr-4">
        {isSuccess ? t('shell.reminder.sent') : null}
        {error === undefined ? null : message(error)}
      </p>
      {isSuccess ? null : (
        <button
          type="button"
          aria-disabled={isLoading ? true : undefined}
          onClick={() => (isLoading ? undefined : void resend())}
          className={actionClass}
        >
          {t('shell.reminder.again')}
        </button>
      )}
    </>
  );
}
