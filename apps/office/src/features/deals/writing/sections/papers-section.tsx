import type { OfficeDeal } from '@portal/domain/wire/office-deals';
import { useTranslation } from 'react-i18next';
import { DocumentLine } from '../../documents/document-line.tsx';
import { VideoLine } from '../../documents/video-line.tsx';

/** The documents and videos that the deal has, to be read and played; they are not part of its texts and change by themselves. */
export function PapersSection({
  dealId,
  deal: { documents, videos },
}: {
  dealId: string;
  deal: Pick<OfficeDeal, 'documents' | 'videos'>;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h3 className="text-lg">{t('officeDeals.papers.documents')}</h3>
        {documents.length === 0 ? (
          <p className="text-muted">{t('officeDeals.papers.noDocuments')}</p>
        ) : (
          <ul className="grid gap-2">
            {documents.map((document) => (
              <DocumentLine
                key={document.id}
                dealId={dealId}
                document={document}
                note={t('officeDeals.papers.document', {
                  kind: t(`officeDeals.papers.kinds.${document.kind}`),
                  language: t(`office.languages.${document.language}`),
                  version: document.version,
                  count: document.pages,
                })}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="grid gap-2">
        <h3 className="text-lg">{t('officeDeals.papers.videos')}</h3>
        {videos.length === 0 ? (
          <p className="text-muted">{t('officeDeals.papers.noVideos')}</p>
        ) : (
          <ul className="grid gap-2">
            {videos.map((video) => (
              <VideoLine key={video.id} video={video} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
