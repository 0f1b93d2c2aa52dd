import { Dialog } from '@portal/web/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogInAgainCode, LogInAgainForm } from '#features/account/log-in-again.tsx';
import { answerLogIn } from '#state/log-in-again.ts';
import { clearSession } from '#state/slices/clear-session.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

/**
 * The session has ended with a page open: the same person logs in over it, and the calls that were refused are made again.
 * Until then the page is covered, since nobody knows who sits before it.
 */
export function LogInAgainDialog() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const email = useAppSelector((state) => state.auth.user?.email ?? '');
  const [challenge, setChallenge] = useState<string | null>(null);
  const goOn = () => answerLogIn(true);
  const leave = () => void dispatch(clearSession('ended'));
  return (
    <>
      <div aria-hidden="true" className="fixed inset-0 z-40 bg-surface" />
      <Dialog
        role="alertdialog"
        isOpen
        // Escape must not throw away what is on the page.
        onOpenChange={() => undefined}
        title={t('security.logInAgain.title')}
      >
        {challenge === null ? (
          <LogInAgainForm email={email} onEntered={goOn} onChallenge={setChallenge} onLeave={leave} />
        ) : (
          <LogInAgainCode challenge={challenge} onEntered={goOn} onStartAgain={() => setChallenge(null)} />
        )}
      </Dialog>
    </>
  );
}
