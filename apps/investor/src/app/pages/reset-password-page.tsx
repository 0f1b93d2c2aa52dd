import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useResetLinkQuery } from '#features/account/account-api.ts';
import { ResetPasswordForm } from '#features/account/reset-password-form.tsx';
import { paths } from '#state/paths.ts';

/** Choosing a new password by an emailed link; a dead link is caught before anybody types one. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const { userId = '', token = '' } = useParams();
  const [isDone, setDone] = useState(false);
  const { data, isLoading } = useResetLinkQuery({ userId, token });
  const isOver = data?.open === false;
  return (
    <div className="mx-auto grid w-full max-w-sm gap-6">
      <h1 className="text-3xl">{t('account.reset.title')}</h1>
      {isDone ? (
        <Done />
      ) : isOver ? (
        <LinkOver />
      ) : isLoading ? (
        <Loading>
          <div className="grid gap-6">
            <Skeleton className="h-12" />
            <Skeleton className="h-24" />
          </div>
        </Loading>
      ) : (
        <>
          <p className="text-muted">{t('account.reset.intro')}</p>
          <ResetPasswordForm userId={userId} token={token} onDone={() => setDone(true)} />
        </>
      )}
    </div>
  );
}

function Done() {
  const { t } = useTranslation();
  return (
    <>
      <Notice tone="success" isNew title={t('account.reset.doneTitle')}>
        {t('account.reset.done')}
      </Notice>
      <LinkButton href={paths.login()} tone="primary">
        {t('account.reset.login')}
      </LinkButton>
    </>
  );
}

function LinkOver() {
  const { t } = useTranslation();
  return (
    <>
      <Notice tone="attention" isNew title={t('account.reset.overTitle')}>
        {t('account.reset.over')}
      </Notice>
      <LinkButton href={paths.forgotPassword()} tone="primary">
        {t('account.reset.newLink')}
      </LinkButton>
    </>
  );
}
