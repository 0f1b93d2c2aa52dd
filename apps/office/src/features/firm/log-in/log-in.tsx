import { PageHeading } from '@portal/web/ui/page-heading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeStep } from './code-step.tsx';
import { CredentialsForm } from './credentials-form.tsx';

/** Logging in: the password, then the code. Afterwards the page itself appears. */
export function LogIn() {
  const { t } = useTranslation();
  const [challenge, setChallenge] = useState<string | null>(null);
  const stay = () => undefined;
  return (
    <div className="grid gap-8">
      {challenge === null ? (
        <>
          <PageHeading title={t('office.logIn.title')} />
          <CredentialsForm onChallenge={setChallenge} onEntered={stay} />
        </>
      ) : (
        <>
          <PageHeading title={t('office.logIn.codeTitle')} intro={t('office.logIn.codeIntro')} />
          <CodeStep challenge={challenge} onEntered={stay} onStartAgain={() => setChallenge(null)} />
        </>
      )}
      <p className="border-line border-t pt-5 text-sm text-muted">{t('office.logIn.lost')}</p>
    </div>
  );
}
