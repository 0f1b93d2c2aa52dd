import { IdleDialog } from '@portal/web/session/idle-dialog';
import { useIdleWatch } from '@portal/web/use-idle-watch';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazySelfQuery } from '#state/session-api.ts';
import { useLogOut } from './use-log-out.ts';

/** How long before its end a quiet session is asked about. */
const WARN_MS = 60_000;

/** Asks a person who has been quiet for long whether they are still there. */
export function IdleWatch() {
  const { t } = useTranslation();
  const [readSelf] = useLazySelfQuery();
  const readTimes = useCallback(() => readSelf({ personActed: false }), [readSelf]);
  const keepAlive = useCallback(() => readSelf({ personActed: true }), [readSelf]);
  const { warning, stay } = useIdleWatch(readTimes, keepAlive, WARN_MS);
  const { logOut, isLoggingOut } = useLogOut();
  if (warning === null) {
    return null;
  }
  return (
    <IdleDialog
      warning={warning}
      onStay={stay}
      onLeave={() => void logOut()}
      isLeaving={isLoggingOut}
      texts={{ title: t('office.idle.title'), stay: t('office.idle.stay'), leave: t('office.idle.leave') }}
      textFor={(minutes) => {
        if (minutes === null) {
          return t('office.idle.absolute');
        }
        return minutes < 1 ? t('office.idle.soon') : t('office.idle.text', { count: minutes });
      }}
    />
  );
}
