import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { Page } from '@portal/web/ui/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageReader } from '#parts/page-reader.tsx';
import { useDealDocumentPageQuery } from './document-api.ts';

type DocumentLineProps = {
  dealId: string;
  document: { id: string; title: string; pages: number };
  /** Its language, version and number of pages. */
  note: string;
  /** What can be done with it apart from reading it. */
  action?: ReactNode;
};

/** A document of a deal in a list, which opens over the page. */
export function DocumentLine({ dealId, document, note, action }: DocumentLineProps) {
  const { t } = useTranslation();
  const [isRead, setRead] = useState(false);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <Page className="mt-1 size-5 text-accent" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{document.title}</span>
        <span className="block text-muted text-sm">{note}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={t('officeMemorandum.reader.openLabel', { title: document.title, note })}
          onPress={() => setRead(true)}
        >
          {t('officeMemorandum.reader.open')}
        </Button>
        {action}
      </span>
      {isRead ? <DocumentReader dealId={dealId} document={document} onClose={() => setRead(false)} /> : null}
    </li>
  );
}

type DocumentReaderProps = {
  dealId: string;
  document: { id: string; title: string; pages: number };
  onClose: () => void;
};

/** A document of a deal over the page. */
function DocumentReader({ dealId, document: { id, title, pages }, onClose }: DocumentReaderProps) {
  const [page, setPage] = useState(1);
  const read = useDealDocumentPageQuery({ dealId, documentId: id, page });
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} size="wide">
      <PageReader title={title} page={page} pages={pages} onChoose={setPage} read={read} />
    </Dialog>
  );
}
