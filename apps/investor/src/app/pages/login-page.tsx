import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEnterPortal } from '#app/session/use-enter-portal.ts';
import { LoginForm } from '#features/account/login-form.tsx';
import { paths } from '#state/paths.ts';
import { PageLoading } from '../navigation/page-loading.tsx';
import { WithTexts } from '../with-texts.tsx';

/** Few accounts use a second step; the others load none of it. */
const LoginCode = lazy(async () => ({
  default: (await import('#features/account/security/login-code.tsx')).LoginCode,
}));

/** Login: email and password, then a code if the account asks for one. */
export function LoginPage() {
  const { t } = useTranslation();
  const enterPortal = useEnterPortal();
  const [challenge, setChallenge] = useState<string | null>(null);
  if (challenge !== null) {
    return (
      <Suspense fallback={<PageLoading />}>
        <WithTexts names={['security']}>
          <LoginCode challenge={challenge} onEntered={enterPortal} onStartAgain={() => setChallenge(null)} />
        </WithTexts>
      </Suspense>
    );
  }
  return (
    <div className="grid gap-8">
      <h1 className="text-3xl">{t('account.login.title')}</h1>
      <LoginForm onEntered={enterPortal} onChallenge={setChallenge} />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-muted">
        {t('account.login.noAccount')}
        <Link
          to={paths.register()}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {t('account.login.register')}
        </Link>
      </p>
    </div>
  );
}
