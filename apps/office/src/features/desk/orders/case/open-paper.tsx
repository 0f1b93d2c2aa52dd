import type { OpenedPaper } from '@portal/domain/desk/orders/office-order-papers.wire';
import { Download } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageReader } from '#parts/page-reader.tsx';
import { usePaperPageQuery } from '#parts/papers/papers-api.ts';

type OpenPaperProps = { orderId: string; documentId: string; title: string; paper: OpenedPaper };

/** A paper of the case, page by page, in its place on the page. */
export function OpenPaper({ orderId, documentId, title, paper: { pages, url } }: OpenPaperProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const read = usePaperPageQuery({ owner: { kind: 'orders', id: orderId }, documentId, page });
  return (
    <div className="grid gap-3">
      <PageReader title={title} page={page} pages={pages} onChoose={setPage} read={read} />
      <p>
        <LinkButton href={url} download size="small">
          <Download className="size-5" />
          {t('officeOrder.papers.download')}
        </LinkButton>
      </p>
    </div>
  );
}
