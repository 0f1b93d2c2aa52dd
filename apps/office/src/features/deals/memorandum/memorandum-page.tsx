import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { useOpenDeal } from '../deal/open-deal.ts';
import { EndOfReview } from '../review/end-of-review.tsx';
import { useDealMemorandumQuery } from './memorandum-api.ts';
import { MemorandumDecision } from './memorandum-decision.tsx';
import { NextVersion } from './next-version.tsx';
import { PublishedVersions } from './published-versions.tsx';

/** The offering memorandum of a deal: what waits for a second person, what is brought next, and every version there was. */
export function MemorandumPage() {
  const { t } = useTranslation();
  const { deal, self } = useOpenDeal();
  const read = useDealMemorandumQuery(deal.id);
  const { refetch } = read;
  const readAnew = useCallback(() => void refetch(), [refetch]);
  return (
    <Loaded read={read}>
      {(memorandum) => (
        <div className="grid gap-8">
          {memorandum.review === null ? null : (
            <MemorandumDecision
              dealId={deal.id}
              memorandum={memorandum}
              review={memorandum.review}
              self={self}
            />
          )}
          <EndOfReview ends={memorandum} />
          {self.actions.includes('deals.edit') ? (
            <NextVersion dealId={deal.id} memorandum={memorandum} self={self} onKept={readAnew} />
          ) : null}
          <section aria-labelledby="memoranda" className="grid gap-4">
            <h2 id="memoranda" className="text-2xl">
              {t('officeMemorandum.versions.title')}
            </h2>
            <PublishedVersions dealId={deal.id} versions={memorandum.versions} />
          </section>
        </div>
      )}
    </Loaded>
  );
}
