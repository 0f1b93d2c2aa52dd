import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { DealDocumentDraft } from '@portal/domain/offering/deals/authoring/deal-content';
import { useTranslation } from 'react-i18next';
import { useFindFile } from '../files/deal-files-context.ts';
import { DocumentLine } from './document-line.tsx';

type DocumentsOfDraftProps = { dealId: string; documents: readonly DealDocumentDraft[] };

/** The documents of a deal, in each language that has a file. */
export function DocumentsOfDraft({ dealId, documents }: DocumentsOfDraftProps) {
  const { t } = useTranslation();
  const findFile = useFindFile();
  const lines = documents.flatMap(({ kind, title, file }) =>
    LANGUAGES.flatMap((language) => {
      const found = findFile(file[language]);
      return found === undefined ? [] : [{ kind, language, title: title[language], file: found }];
    }),
  );
  return lines.length === 0 ? null : (
    <ul className="grid gap-2">
      {lines.map(({ kind, language, title, file: { id, name, pages } }) => (
        <DocumentLine
          key={id}
          dealId={dealId}
          document={{ id, title: title === '' ? name : title, pages: pages ?? 1 }}
          note={t('officeDeals.papers.drafted', {
            kind: t(`officeDeals.papers.kinds.${kind}`),
            language: t(`office.languages.${language}`),
            count: pages ?? 1,
          })}
        />
      ))}
    </ul>
  );
}
