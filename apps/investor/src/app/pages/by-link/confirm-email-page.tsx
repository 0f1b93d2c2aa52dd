import type { EmailConfirmation } from '@portal/domain/people/account/account.wire';
import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useConfirmEmailMutation } from '#features/account/security/security-api.ts';
import { paths } from '#state/paths.ts';

/**
 * Target of the links that confirm a change of address. It takes a press: mail programs that open links must not confirm.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [confirm, { data, isError, isLoading }] = useConfirmEmailMutation();
  return (
    <div className="mx-auto grid max-w-md justify-items-start gap-6">
      <PageHeading title={t('security.confirmEmail.title')} />
      {data === undefined ? null : <Result confirmation={data} />}
      {isError ? (
        <Notice tone="danger" isNew takesFocus title={t('security.confirmEmail.failedTitle')}>
          {t('security.confirmEmail.failed')}
        </Notice>
      ) : null}
      {data === undefined && !isError ? (
        <>
          <p>{t('security.confirmEmail.ask')}</p>
          <Button tone="primary" onPress={() => void confirm(token)} isPending={isLoading}>
            {t('security.confirmEmail.submit')}
          </Button>
        </>
      ) : (
        <LinkButton href={paths.account()} tone="primary">
          {t('security.back')}
        </LinkButton>
      )}
    </div>
  );
}

function Result({ confirmation: { waitingFor } }: { confirmation: EmailConfirmation }) {
  const { t } = useTranslation();
  return waitingFor === null ? (
    <Notice tone="success" isNew takesFocus title={t('security.confirmEmail.doneTitle')}>
      {t('security.confirmEmail.done')}
    </Notice>
  ) : (
    <Notice isNew takesFocus title={t('security.confirmEmail.waitingTitle')}>
      {t(waitingFor === 'old' ? 'security.confirmEmail.waitingOld' : 'security.confirmEmail.waitingNew')}
    </Notice>
  );
}
