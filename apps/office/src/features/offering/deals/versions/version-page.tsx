import { useFormats } from '@portal/web/i18n/use-formats';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useOpenDeal } from '../deal/open-deal.ts';
import { PreviewButton } from '../deal/preview-button.tsx';
import { useDealVersionQuery } from '../deals-api.ts';
import { PapersOfDeal } from '../documents/papers-of-deal.tsx';
import { DealFilesContext } from '../files/deal-files-context.ts';
import { ReadDraft } from '../read/read-draft.tsx';

/** One version as investors had it. */
export function VersionPage() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { deal } = useOpenDeal();
  const { number = '' } = useParams();
  const { currentData, error, refetch, isFetching } = useDealVersionQuery({ id: deal.id, number });
  if (currentData === undefined) {
    return error === undefined || isFetching ? (
      <Loading>
        <Skeleton className="h-96 w-full" />
      </Loading>
    ) : (
      <CallFailure error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="grid gap-6">
      <Notice
        title={t('officeDeals.versions.title', {
          number: currentData.number,
          when: dateTime(currentData.publishedAt),
        })}
        action={<PreviewButton id={deal.id} version={number} />}
      >
        {t('officeDeals.versions.fixed')}
      </Notice>
      <DealFilesContext value={currentData.files}>
        <ReadDraft draft={currentData.draft} isFolded />
        <PapersOfDeal
          dealId={deal.id}
          content={currentData.draft.content}
          memoranda={currentData.memoranda}
        />
      </DealFilesContext>
    </div>
  );
}
