import { useApiMessage } from '@portal/web/api/use-api-message';
import { useIsTakenOver } from '@portal/web/page/use-is-taken-over';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router';
import { paths } from '#state/paths.ts';
import { useResendVerificationMutation } from '#state/signing-proof-api.ts';
import type { Reminder } from '#state/slices/auth-slice.ts';
import { useAppSelector } from '#state/store.ts';
import { REMINDER_IS_DUE } from '../../early/reminder-is-due.ts';

const ACTION = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/**
 * A line below the header for what is still to do: the questionnaire, or the address to confirm (the account page says that
 * itself). It only ever arrives with a page: in an open page it would shift what somebody is about to press.
 */
export function DashboardReminder() {
  return (
    <div className="reminder-place">
      <Due />
    </div>
  );
}

function Due() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const due = useReminderAtArrival();
  switch (due) {
    case 'questionnaire':
      return (
        <Strip>
          <p className="min-w-0 py-2">{t('shell.reminder.questionnaire')}</p>
          <Link to={paths.onboarding()} className={ACTION}>
            {t('shell.reminder.answer')}
          </Link>
        </Strip>
      );
    case 'address':
      return matchPath(paths.account(), pathname) === null ? (
        <Strip>
          <ConfirmAddress actionClass={ACTION} />
        </Strip>
      ) : null;
    case null:
      return null;
  }
}

/** What was due when the person arrived at this page. */
function useReminderAtArrival(): Reminder | null {
  const { pathname } = useLocation();
  const reminder = useAppSelector((state) => state.auth.reminder);
  // A prerendered page counts as arrived at when it is taken over: before that, nobody was known.
  const isTakenOver = useIsTakenOver();
  const [arrival, setArrival] = useState({ pathname, reminder, isTakenOver });
  useLayoutEffect(() => {
    if (isTakenOver) {
      document.documentElement.removeAttribute(REMINDER_IS_DUE);
    }
  }, [isTakenOver]);
  if (arrival.pathname !== pathname || arrival.isTakenOver !== isTakenOver) {
    setArrival({ pathname, reminder, isTakenOver });
    return reminder;
  }
  return arrival.reminder;
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <aside data-banner="reminder" className="border-line border-b bg-attention-soft print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 px-4 py-1 text-sm sm:px-6">
        {children}
      </div>
    </aside>
  );
}

/** Asks to confirm the address, or sends the link again. It names no address, which a fresh page does not know yet. */
function ConfirmAddress({ actionClass }: { actionClass: string }) {
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
