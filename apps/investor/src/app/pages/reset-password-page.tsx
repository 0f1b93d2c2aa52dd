import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ResetPasswordForm } from '#features/account/reset-password-form.tsx';
import { paths } from '#state/paths.ts';

/** Choosing a new password by the link of the e-mail. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const { userId = '', token = '' } = useParams();
  const [isDone, setDone] = useState(false);
  return (
    <div className="mx-auto grid max-w-sm gap-6">
      <h1 className="text-3xl">{t('account.reset.title')}</h1>
      {isDone ? (
        <>
          <Notice tone="success" isNew title={t('account.reset.doneTitle')}>
            {t('account.reset.done')}
          </Notice>
          <LinkButton href={paths.login()} tone="primary">
            {t('account.reset.login')}
          </LinkButton>
        </>
      ) : (
        <>
          <p className="text-muted">{t('account.reset.intro')}</p>
          <ResetPasswordForm userId={userId} token={token} onDone={() => setDone(true)} />
        </>
      )}
    </div>
  );
}
