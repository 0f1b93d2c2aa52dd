import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useSetOptionalMailsMutation } from '#features/unsubscribe/unsubscribe-api.ts';
import { paths } from '#state/paths.ts';

/**
 * Target of an optional message's link, without a login. Stopping takes a press: mail programs that open links must not
 * unsubscribe.
 */
export function UnsubscribePage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const [set, { data, isError, isLoading }] = useSetOptionalMailsMutation();
  // What the message claimed, until the server says what its link was signed for.
  const kind = data?.kind ?? (search.get('about') === 'articles' ? 'articles' : 'new-deals');
  const stop = (
    <Button tone="primary" onPress={() => void set({ token, isWanted: false })} isPending={isLoading}>
      {t('unsubscribe.submit')}
    </Button>
  );
  return (
    <div className="mx-auto grid max-w-md justify-items-start gap-6">
      <PageHeading title={t(`unsubscribe.kinds.${kind}.title`)} />
      {isError ? (
        <Notice tone="danger" isNew takesFocus title={t('unsubscribe.failedTitle')}>
          {t('unsubscribe.failed')}
        </Notice>
      ) : null}
      {data === undefined ? (
        <>
          <p>{t(`unsubscribe.kinds.${kind}.ask`)}</p>
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
            {t(`unsubscribe.kinds.${kind}.undone`)}
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
