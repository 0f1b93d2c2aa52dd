import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { useOpenDeal } from '../deal/open-deal.ts';
import { useDealMemorandumQuery } from './memorandum-api.ts';
import { MemorandumDecision } from './memorandum-decision.tsx';
import { NextVersion } from './next-version.tsx';
import { PublishedVersions } from './published-versions.tsx';

/** The offering memorandum of a deal: what waits for a second person, what is brought next, and every version there was. */
export function MemorandumPage() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
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
          {memorandum.returned === null ? null : (
            <Notice
              tone="attention"
              title={t('officeDeals.returned.title', {
                name: memorandum.returned.by,
                when: dateTime(memorandum.returned.at),
              })}
            >
              <p className="whitespace-pre-line">{memorandum.returned.reason}</p>
            </Notice>
          )}
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
