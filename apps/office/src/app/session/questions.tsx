import { useIdleWatch } from '@portal/web/page/use-idle-watch';
import { IdleDialog } from '@portal/web/session/idle-dialog';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LogInAgainDialog } from '#features/firm/log-in/log-in-again-dialog.tsx';
import { StepUpDialog } from '#features/firm/log-in/step-up-dialog.tsx';
import { subscribeOther, toldOfOther } from '#state/other-person.ts';
import { openQuestions, subscribeQuestions } from '#state/questions.ts';
import { useLazySelfQuery } from '#state/session-api.ts';
import { useAppSelector } from '#state/store.ts';
import { OtherPersonDialog } from './other-person-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

/** How long before the end of a quiet session the person is warned. */
const WARN_MS = 60_000;

/** The questions that can appear over any page: a code, logging in again, and whether the person is still there. */
export function Questions() {
  const person = useAppSelector(({ session }) => session.person);
  const open = useSyncExternalStore(subscribeQuestions, openQuestions);
  const other = useSyncExternalStore(subscribeOther, toldOfOther);
  const { logOut } = useLogOut();
  if (person === null) {
    return null;
  }
  const isOver = open.includes('log-in');
  return (
    <>
      {isOver ? null : <IdleWatch />}
      {other === null ? null : <OtherPersonDialog message={other} />}
      {open.includes('code') ? <StepUpDialog /> : null}
      {isOver ? <LogInAgainDialog person={person} onLeave={() => void logOut()} /> : null}
    </>
  );
}

/** Asks someone who has been quiet for a long time whether they are still there. */
function IdleWatch() {
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
