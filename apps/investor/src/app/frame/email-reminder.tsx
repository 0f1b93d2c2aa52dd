import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';
import { WithTexts } from '../with-texts.tsx';

const ReminderBar = lazy(async () => ({
  default: (await import('#features/account/security/reminder-bar.tsx')).ReminderBar,
}));

/** Reminds a person whose address is not confirmed; the account page says it itself. */
export function EmailReminder() {
  const { pathname } = useLocation();
  const user = useAppSelector((state) => state.auth.user);
  if (user === null || user.emailVerified || matchPath(paths.account(), pathname) !== null) {
    return null;
  }
  return (
    <Suspense>
      <WithTexts names={['security']}>
        <ReminderBar email={user.email} />
      </WithTexts>
    </Suspense>
  );
}
