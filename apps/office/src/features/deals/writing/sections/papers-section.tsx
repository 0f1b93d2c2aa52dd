import type { OfficeDeal } from '@portal/domain/wire/office-deals';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Page, Play } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';

/** The documents and videos that the deal has; they are not part of its texts and change by themselves. */
export function PapersSection({
  deal: { documents, videos },
}: {
  deal: Pick<OfficeDeal, 'documents' | 'videos'>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h3 className="text-lg">{t('officeDeals.papers.documents')}</h3>
        {documents.length === 0 ? (
          <p className="text-muted">{t('officeDeals.papers.noDocuments')}</p>
        ) : (
          <ul className="grid gap-2">
            {documents.map(({ id, kind, language: written, title, version, pages }) => (
              <li key={id} className="flex items-start gap-3">
                <Page className="mt-1 size-5 text-accent" />
                <span className="min-w-0">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-muted">
                    {t('officeDeals.papers.document', {
                      kind: t(`officeDeals.papers.kinds.${kind}`),
                      language: t(`office.languages.${written}`),
                      version,
                      count: pages,
                    })}
                  </span>
                </span>
              </li>
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
            {videos.map(({ id, description }) => (
              <li key={id} className="flex items-start gap-3">
                <Play className="mt-1 size-5 text-accent" />
                {description[language]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
