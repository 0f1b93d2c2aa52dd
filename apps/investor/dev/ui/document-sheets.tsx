import { DocumentLine } from '@portal/web/ui/document-line';
import { DocumentRow } from '@portal/web/ui/document-row';
import { type Sheet, useSay } from './sheet.tsx';

function RowSample({ isPending = false, isRead = false }: { isPending?: boolean; isRead?: boolean }) {
  const say = useSay();
  return (
    <ul>
      <DocumentRow
        title={say('Offering memorandum', 'Notice d’offre')}
        note={say('Signed on November 20, 2026', 'Signé le 20 novembre 2026')}
        pages={48}
        sizeBytes={412_000}
        onOpen={isRead ? () => undefined : undefined}
        onDownload={() => undefined}
        isPending={isPending}
      />
    </ul>
  );
}

function LineSample() {
  const say = useSay();
  return <DocumentLine title={say('Offering memorandum', 'Notice d’offre')} pages={48} sizeBytes={412_000} />;
}

/** A document in a list: readable and saveable, or only listed. */
export const DOCUMENT_SHEETS: readonly Sheet[] = [
  {
    part: 'document-row',
    states: {
      'to read and to save': <RowSample isRead />,
      'being saved': <RowSample isRead isPending />,
      'to save': <RowSample />,
      'being made': <RowSample isPending />,
    },
  },
  { part: 'document-line', states: { 'to look at': <LineSample /> } },
];
