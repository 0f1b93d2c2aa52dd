import { useTranslation } from 'react-i18next';
import { useFindFile } from '../files/deal-files-context.ts';
import { DocumentLine } from './document-line.tsx';

/** The issuer's approval of a deal's page, to read; nothing where there is none. */
export function ApprovalLine({ dealId, file }: { dealId: string; file: string }) {
  const { t } = useTranslation();
  const found = useFindFile()(file);
  if (found === undefined) {
    return null;
  }
  const { id, name, pages } = found;
  return (
    <ul className="grid gap-2">
      <DocumentLine
        dealId={dealId}
        document={{ id, title: name, pages: pages ?? 1 }}
        note={t('officeDeals.papers.approval', { count: pages ?? 1 })}
      />
    </ul>
  );
}
