import { Dialog } from '@portal/web/ui/dialog';
import { useState } from 'react';
import { PageReader } from '#parts/page-reader.tsx';
import { useDealDocumentPageQuery } from './document-api.ts';

type DocumentReaderProps = {
  dealId: string;
  document: { id: string; title: string; pages: number };
  onClose: () => void;
};

/** A document of a deal over the page. */
export function DocumentReader({ dealId, document: { id, title, pages }, onClose }: DocumentReaderProps) {
  const [page, setPage] = useState(1);
  const read = useDealDocumentPageQuery({ dealId, documentId: id, page });
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} size="wide">
      <PageReader title={title} page={page} pages={pages} onChoose={setPage} read={read} />
    </Dialog>
  );
}
