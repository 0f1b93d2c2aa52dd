import { useIdleWatch } from '@portal/web/page/use-idle-watch';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isLogInAsked, subscribeLogIn } from '#state/log-in-again.ts';
import { useLazySessionTimesQuery, useStayMutation } from '#state/session-api.ts';
import { useAppSelector } from '#state/store.ts';
import { WithTexts } from '../with-texts.tsx';

const IdleDialog = lazy(async () => ({ default: (await import('./idle-dialog.tsx')).IdleDialog }));

const LogInAgainDialog = lazy(async () => ({
  default: (await import('./log-in-again-dialog.tsx')).LogInAgainDialog,
}));

/** How long before an idle session ends the person is asked. */
const WARN_MS = 3 * 60_000;

/**
 * Asks a signed-in person who has been idle for long whether they are still there, and to log in over the page where their
 * session has ended.
 */
export function IdleWarning() {
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  return isSignedIn ? <Asked /> : null;
}

function Asked() {
  const isOver = useSyncExternalStore(subscribeLogIn, isLogInAsked, isLogInAsked);
  return isOver ? (
    <Suspense>
      <WithTexts names={['security', 'account']}>
        <LogInAgainDialog />
      </WithTexts>
    </Suspense>
  ) : (
    <Watch />
  );
}

function Watch() {
  const [readTimes] = useLazySessionTimesQuery();
  const [keepAlive] = useStayMutation();
  const { warning, stay } = useIdleWatch(readTimes, keepAlive, WARN_MS);
  return warning === null ? null : (
    <Suspense>
      <WithTexts names={['security']}>
        <IdleDialog warning={warning} onStay={stay} />
      </WithTexts>
    </Suspense>
  );
}
