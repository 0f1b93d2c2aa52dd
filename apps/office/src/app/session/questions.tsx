import { useSyncExternalStore } from 'react';
import { LogInAgainDialog } from '#features/log-in/log-in-again-dialog.tsx';
import { StepUpDialog } from '#features/log-in/step-up-dialog.tsx';
import { openQuestions, subscribeQuestions } from '#state/questions.ts';
import { useAppSelector } from '#state/store.ts';
import { IdleWatch } from './idle-watch.tsx';
import { useLogOut } from './use-log-out.ts';

/** What is asked over any page: a code, logging in again, and whether somebody is still there. */
export function Questions() {
  const person = useAppSelector(({ session }) => session.person);
  const open = useSyncExternalStore(subscribeQuestions, openQuestions);
  const { logOut } = useLogOut();
  if (person === null) {
    return null;
  }
  const isOver = open.includes('log-in');
  return (
    <>
      {isOver ? null : <IdleWatch />}
      {open.includes('code') ? <StepUpDialog /> : null}
      {isOver ? <LogInAgainDialog person={person} onLeave={() => void logOut()} /> : null}
    </>
  );
}
