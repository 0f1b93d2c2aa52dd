import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ForgotPasswordForm } from '#features/account/forgot-password-form.tsx';
import { paths } from '#state/paths.ts';

/** Requests a password reset link. The answer never reveals whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="mx-auto grid max-w-sm gap-6">
      <h1 className="text-3xl">{t('account.forgot.title')}</h1>
      {sentTo === null ? (
        <>
          <p className="text-muted">{t('account.forgot.intro')}</p>
          <ForgotPasswordForm onSent={setSentTo} />
        </>
      ) : (
        <>
          <Notice tone="success" isNew takesFocus title={t('account.forgot.sentTitle')}>
            <p>{t('account.forgot.sent', { email: sentTo })}</p>
            <p className="mt-2">{t('account.forgot.notThere')}</p>
          </Notice>
          <Button onPress={() => setSentTo(null)}>{t('account.forgot.another')}</Button>
        </>
      )}
      <Link
        to={paths.login()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent underline underline-offset-4"
      >
        {t('account.forgot.back')}
      </Link>
    </div>
  );
}
