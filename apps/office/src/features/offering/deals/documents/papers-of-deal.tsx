import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { useTranslation } from 'react-i18next';
import { ApprovalLine } from './approval-line.tsx';
import { DocumentsOfDraft } from './documents-of-draft.tsx';
import { FilmPlayer } from './film-player.tsx';
import { MemorandumLines } from './memorandum-lines.tsx';

type PapersOfDealProps = {
  dealId: string;
  content: DealContent;
  memoranda: OfficeDeal['memoranda'];
};

/** The documents and films of a deal or of one of its versions. */
export function PapersOfDeal({ dealId, content, memoranda }: PapersOfDealProps) {
  const { t } = useTranslation();
  const { documents = [], films = [], offering } = content;
  const played = films.filter(({ video }) => video !== '');
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h3 className="text-lg">{t('officeDeals.papers.documents')}</h3>
        {documents.length + memoranda.length === 0 ? (
          <p className="text-muted">{t('officeDeals.papers.noDocuments')}</p>
        ) : null}
        <MemorandumLines dealId={dealId} memoranda={memoranda} />
        <DocumentsOfDraft dealId={dealId} documents={documents} />
        <ApprovalLine dealId={dealId} file={offering?.approval?.file ?? ''} />
      </div>
      <div className="grid gap-2">
        <h3 className="text-lg">{t('officeDeals.papers.videos')}</h3>
        {played.length === 0 ? <p className="text-muted">{t('officeDeals.papers.noVideos')}</p> : null}
        {played.map((film) => (
          <FilmPlayer key={film.id} film={film} />
        ))}
      </div>
    </div>
  );
}
