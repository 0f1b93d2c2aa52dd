import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { DocumentLine } from '../documents/document-line.tsx';

type VersionsProps = { dealId: string; versions: OfficeMemorandum['versions'] };

/** Every version of a memorandum that investors have had, the newest first: who published it, and how many confirmed it. */
export function PublishedVersions({ dealId, versions }: VersionsProps) {
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
