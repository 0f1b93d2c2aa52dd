import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Spinner } from '@portal/web/ui/spinner';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useVerifyEmailMutation } from '#features/account/security/security-api.ts';
import { paths } from '#state/paths.ts';

/** Target of the first message's link: opening it confirms the address. */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [verify, { isSuccess, isError }] = useVerifyEmailMutation();
  useEffect(() => {
    // Idempotent: opening the page again is no failure.
    void verify(token);
  }, [verify, token]);
  return (
    <div className="mx-auto grid max-w-md justify-items-start gap-6">
      <PageHeading title={t('security.verifyEmail.title')} />
      {isSuccess ? (
        <Notice tone="success" isNew title={t('security.verifyEmail.doneTitle')}>
          {t('security.verifyEmail.done')}
        </Notice>
      ) : null}
      {isError ? (
        <Notice tone="danger" isNew title={t('security.verifyEmail.failedTitle')}>
          {t('security.verifyEmail.failed')}
        </Notice>
      ) : null}
      {isSuccess || isError ? (
        <LinkButton href={isError ? paths.account() : paths.marketplace()} tone="primary">
          {t('security.back')}
        </LinkButton>
      ) : (
        <Spinner label={t('security.verifyEmail.working')} />
      )}
    </div>
  );
}
