import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Dialog } from '@portal/web/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answer } from '#state/questions.ts';
import { CodeStep } from './code-step.tsx';
import { CredentialsForm } from './credentials-form.tsx';

type LogInAgainDialogProps = { person: StaffSelf; onLeave: () => void };

/** The session has ended with a page open: the same person logs in over it, and the failed call is repeated. */
export function LogInAgainDialog({ person, onLeave }: LogInAgainDialogProps) {
  const { t } = useTranslation();
  const [challenge, setChallenge] = useState<string | null>(null);
  const goOn = () => answer('log-in', true);
  return (
    <Dialog
      role="alertdialog"
      isOpen
      // Escape must not throw away what is on the page.
      onOpenChange={() => undefined}
      title={t('office.logInAgain.title')}
    >
      <div className="grid gap-5">
        <p className="text-muted">
          {t(challenge === null ? 'office.logInAgain.intro' : 'office.logIn.codeIntro')}
        </p>
        {challenge === null ? (
          <CredentialsForm
            email={person.email}
            onChallenge={setChallenge}
            onEntered={goOn}
            onCancel={onLeave}
            cancelText={t('office.logInAgain.leave')}
          />
        ) : (
          <CodeStep challenge={challenge} onEntered={goOn} onStartAgain={() => setChallenge(null)} />
        )}
      </div>
    </Dialog>
  );
}
