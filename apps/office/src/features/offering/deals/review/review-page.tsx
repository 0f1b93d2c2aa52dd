import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { CallFailure } from '@portal/web/ui/call-failure';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { addressOfMemorandum } from '../deal/deal-addresses.ts';
import { useOpenDeal } from '../deal/open-deal.ts';
import { useCompareDealQuery } from '../deals-api.ts';
import { PapersOfDeal } from '../documents/papers-of-deal.tsx';
import { useDealMemorandumQuery } from '../memorandum/memorandum-api.ts';
import { ReadDraft } from '../read/read-draft.tsx';
import { ChangeList } from './change-list.tsx';
import { Decision } from './decision.tsx';

/** The second person's page: how the draft differs from what investors have, its documents, and at the end of them the decision. */
export function ReviewPage() {
  const { deal, self } = useOpenDeal();
  const { t } = useTranslation();
  return (
    <div className="grid gap-8">
      {deal.review === null ? (
        <p className="text-muted">{t('officeDeals.review.none')}</p>
      ) : (
        <p className="text-muted">{t('officeDeals.review.atEnd')}</p>
      )}
      <section aria-labelledby="changes" className="grid gap-4">
        <h2 id="changes" className="text-2xl">
          {t(deal.version === 0 ? 'officeDeals.review.first' : 'officeDeals.review.changes', {
            number: deal.version,
          })}
        </h2>
        {deal.version === 0 ? <ReadDraft draft={deal.draft} /> : <Changes deal={deal} />}
      </section>
      <section aria-labelledby="papers" className="grid gap-4">
        <h2 id="papers" className="text-2xl">
          {t('officeDeals.papers.title')}
        </h2>
        <WaitingMemorandum dealId={deal.id} />
        <PapersOfDeal dealId={deal.id} content={deal.draft.content} memoranda={deal.memoranda} />
      </section>
      {deal.review === null ? null : <Decision deal={deal} review={deal.review} self={self} />}
    </div>
  );
}

function Changes({ deal: { id, version, draftVersion } }: { deal: OfficeDeal }) {
  const { currentData, error, refetch, isFetching } = useCompareDealQuery({
    id,
    from: String(version),
    to: 'draft',
    // Loaded again once somebody has changed the draft.
    draftVersion,
  });
  if (currentData !== undefined) {
    return <ChangeList changes={currentData.changes} />;
  }
  return error === undefined || isFetching ? (
    <Loading>
      <Skeleton className="h-72 w-full" />
    </Loading>
  ) : (
    <CallFailure error={error} onRetry={() => void refetch()} />
  );
}

/** Says on the deal's other pages that its memorandum is waiting for a second person, too. */
function WaitingMemorandum({ dealId }: { dealId: string }) {
  const { t } = useTranslation();
  const { data } = useDealMemorandumQuery(dealId);
  return data === undefined || data.review === null ? null : (
    <Notice
      title={t('officeMemorandum.review.elsewhere')}
      action={
        <LinkButton size="small" href={addressOfMemorandum(dealId)}>
          {t('officeMemorandum.review.open')}
        </LinkButton>
      }
    />
  );
}
