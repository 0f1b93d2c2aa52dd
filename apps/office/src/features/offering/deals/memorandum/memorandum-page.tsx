import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { useOpenDeal } from '../deal/open-deal.ts';
import { DocumentLine } from '../documents/document-line.tsx';
import { EndOfReview } from '../review/end-of-review.tsx';
import { useDealMemorandumQuery } from './memorandum-api.ts';
import { MemorandumDecision } from './memorandum-decision.tsx';
import { NextVersion } from './next-version.tsx';

/** The offering memorandum of a deal: the one waiting for a second person, the next one, and every published version. */
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

type VersionsProps = { dealId: string; versions: OfficeMemorandum['versions'] };

/** Every published version of a memorandum, newest first: who published it, and how many investors confirmed it. */
function PublishedVersions({ dealId, versions }: VersionsProps) {
  const { t } = useTranslation();
  const { dateTime, fileSize } = useFormats();
  if (versions.length === 0) {
    return <p className="text-muted">{t('officeMemorandum.versions.none')}</p>;
  }
  return (
    <ol className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
      {versions.map(({ version, documents, publishedAt, maker, checkers, confirmedBy }, place) => (
        <li key={version} className="grid gap-3 border-line border-t px-5 py-4 first:border-t-0">
          <div>
            <h3 className="font-semibold text-lg">
              {t(place === 0 ? 'officeMemorandum.versions.current' : 'officeDeals.versionNumber', {
                number: version,
              })}
            </h3>
            <p className="text-muted text-sm">
              {dateTime(publishedAt)}
              {maker === null
                ? null
                : ` · ${t('officeMemorandum.versions.people', { maker, checkers: checkers.join(', ') })}`}
              {` · ${t('officeMemorandum.versions.confirmed', { count: confirmedBy })}`}
            </p>
          </div>
          <ul className="grid gap-3">
            {documents.map((document) => (
              <DocumentLine
                key={document.id}
                dealId={dealId}
                document={document}
                note={t('officeMemorandum.versions.document', {
                  language: t(`office.languages.${document.language}`),
                  count: document.pages,
                  size: fileSize(document.size),
                })}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
