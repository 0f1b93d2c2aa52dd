import { isApiError } from '@portal/web/api/api-error';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useDealPreviewQuery } from '../deals-api.ts';
import { useNow } from '../use-now.ts';
import { DealSkeleton } from './deal-screen.tsx';
import { DealView } from './deal-view.tsx';

/** A deal as its investors will see it, for whoever has the link: to read, not to order. */
export function PreviewScreen({ token }: { token: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useNow();
  const { currentData, error, isFetching, refetch } = useDealPreviewQuery(token);
  if (currentData !== undefined) {
    const { deal, version, expiresAt } = currentData;
    const state =
      version === null ? t('dealPage.preview.written') : t('dealPage.preview.version', { version });
    return (
      <div className="flex flex-col gap-6">
        <Notice tone="attention" title={t('dealPage.preview.title')}>
          {state} {t('dealPage.preview.until', { when: formats.dateTime(expiresAt) })}
        </Notice>
        <DealView
          deal={deal}
          documents={deal.documents}
          isPreview
          now={now}
          ownOrder={null}
          elsewhere={<p className="font-semibold">{t('dealPage.preview.noOrder')}</p>}
          tools={null}
        />
      </div>
    );
  }
  if (isApiError(error) && error.code === 'PREVIEW_INVALID') {
    return <PageHeading title={t('dealPage.preview.overTitle')} intro={t('dealPage.preview.over')} />;
  }
  return error === undefined || isFetching ? (
    <DealSkeleton />
  ) : (
    <CallFailure error={error} onRetry={() => void refetch()} />
  );
}
