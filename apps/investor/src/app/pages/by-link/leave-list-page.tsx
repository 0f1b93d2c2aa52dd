import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLeaveWaitingListMutation } from '#features/waiting-list/waiting-list-api.ts';
import { paths } from '#state/paths.ts';

/** Target of the waiting list's link. Leaving takes a press: mail programs that open links must not leave. */
export function LeaveListPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [leave, { isSuccess, isError, isLoading }] = useLeaveWaitingListMutation();
  return (
    <div className="mx-auto grid max-w-md justify-items-start gap-6">
      <PageHeading title={t('waitingList.leave.title')} />
      {isSuccess ? (
        <Notice tone="success" isNew takesFocus title={t('waitingList.leave.doneTitle')}>
          {t('waitingList.leave.done')}
        </Notice>
      ) : null}
      {isError ? (
        <Notice tone="danger" isNew takesFocus title={t('waitingList.leave.failedTitle')}>
          {t('waitingList.leave.failed')}
        </Notice>
      ) : null}
      {isSuccess || isError ? (
        <LinkButton href={paths.home()}>{t('waitingList.leave.home')}</LinkButton>
      ) : (
        <>
          <p>{t('waitingList.leave.ask')}</p>
          <Button tone="primary" onPress={() => void leave(token)} isPending={isLoading}>
            {t('waitingList.leave.submit')}
          </Button>
        </>
      )}
    </div>
  );
}
