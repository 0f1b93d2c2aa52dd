import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { useTranslation } from 'react-i18next';
import { DocumentLine } from './document-line.tsx';

type MemorandumLinesProps = { dealId: string; memoranda: OfficeDeal['memoranda'] };

/** The latest memorandum in each language that has one. */
export function MemorandumLines({ dealId, memoranda }: MemorandumLinesProps) {
  const { t } = useTranslation();
  return memoranda.length === 0 ? null : (
    <ul className="grid gap-2">
      {memoranda.map((document) => (
        <DocumentLine
          key={document.id}
          dealId={dealId}
          document={document}
          note={t('officeDeals.papers.document', {
            kind: t('officeDeals.papers.kinds.offering-memorandum'),
            language: t(`office.languages.${document.language}`),
            version: document.version,
            count: document.pages,
          })}
        />
      ))}
    </ul>
  );
}
