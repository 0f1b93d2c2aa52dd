import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSetNewDealMailsMutation } from '#features/unsubscribe/unsubscribe-api.ts';
import { paths } from '#state/paths.ts';

/** Where the link of an optional message leads, without a login. A press stops them: programs that open links in mail must not. */
export function UnsubscribePage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [set, { data, isError, isLoading }] = useSetNewDealMailsMutation();
  const stop = (
    <Button tone="primary" onPress={() => void set({ token, isWanted: false })} isPending={isLoading}>
      {t('unsubscribe.submit')}
    </Button>
  );
  return (
    <div className="mx-auto grid max-w-md justify-items-start gap-6">
      <PageHeading title={t('unsubscribe.title')} />
      {isError ? (
        <Notice tone="danger" isNew takesFocus title={t('unsubscribe.failedTitle')}>
          {t('unsubscribe.failed')}
        </Notice>
      ) : null}
      {data === undefined ? (
        <>
          <p>{t('unsubscribe.ask')}</p>
          {stop}
        </>
      ) : null}
      {data?.isSubscribed === false ? (
        <>
          <Notice tone="success" isNew takesFocus title={t('unsubscribe.stoppedTitle')}>
            {t('unsubscribe.stopped')}
          </Notice>
          <Button onPress={() => void set({ token, isWanted: true })} isPending={isLoading}>
            {t('unsubscribe.undo')}
          </Button>
        </>
      ) : null}
      {data?.isSubscribed === true ? (
        <>
          <Notice tone="success" isNew takesFocus title={t('unsubscribe.undoneTitle')}>
            {t('unsubscribe.undone')}
          </Notice>
          {stop}
        </>
      ) : null}
      <LinkButton tone="quiet" href={paths.home()}>
        {t('unsubscribe.home')}
      </LinkButton>
    </div>
  );
}
