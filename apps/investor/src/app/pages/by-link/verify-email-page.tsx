import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useVerifyEmailMutation } from '#features/account/security/security-api.ts';
import { paths } from '#state/paths.ts';

/**
 * Target of the link that confirms an address. It takes a press: what opens the links of a mail to look at them, and may run
 * scripts, must not confirm for the person. Pressing again is no failure.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [verify, { isSuccess, isError, isLoading }] = useVerifyEmailMutation();
  return (
    <div className="mx-auto grid max-w-md justify-items-start gap-6">
      <PageHeading title={t('security.verifyEmail.title')} />
      {isSuccess ? (
        <Notice tone="success" isNew takesFocus title={t('security.verifyEmail.doneTitle')}>
          {t('security.verifyEmail.done')}
        </Notice>
      ) : null}
      {isError ? (
        <Notice tone="danger" isNew takesFocus title={t('security.verifyEmail.failedTitle')}>
          {t('security.verifyEmail.failed')}
        </Notice>
      ) : null}
      {isSuccess || isError ? (
        <LinkButton href={isError ? paths.account() : paths.marketplace()} tone="primary">
          {t('security.back')}
        </LinkButton>
      ) : (
        <>
          <p>{t('security.verifyEmail.ask')}</p>
          <Button tone="primary" onPress={() => void verify(token)} isPending={isLoading}>
            {t('security.verifyEmail.submit')}
          </Button>
        </>
      )}
    </div>
  );
}
