import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEnterPortal } from '#app/session/use-enter-portal.ts';
import { LoginForm } from '#features/account/login-form.tsx';
import { paths } from '#state/paths.ts';

/** The log-in. */
export function LoginPage() {
  const { t } = useTranslation();
  const enterPortal = useEnterPortal();
  return (
    <div className="grid gap-8">
      <h1 className="text-3xl">{t('account.login.title')}</h1>
      <LoginForm onEntered={enterPortal} />
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
