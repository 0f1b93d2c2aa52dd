import type { OpenedPaper } from '@portal/domain/desk/orders/office-order-papers.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { Download } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageReader } from '../page-reader.tsx';
import { type PaperOwner, useOpenPaperMutation, usePaperPageQuery } from './papers-api.ts';

type PaperLineProps = {
  owner: PaperOwner;
  documentId: string;
  title: string;
  /** Whether the person's role may open it. */
  isReadable: boolean;
  children: ReactNode;
};

/** A document of an order or an investor in a list. It opens over the page and can be saved there; both are recorded. */
export function PaperLine({ owner, documentId, title, isReadable, children }: PaperLineProps) {
  const { t } = useTranslation();
  const apiMessage = useApiMessage();
  const [open, { data, error, isLoading, reset }] = useOpenPaperMutation();
  return (
    <li className="grid gap-2 py-1.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">{children}</div>
        {isReadable ? (
          <Button
            size="small"
            isPending={isLoading}
            aria-label={t('officeOrder.papers.openLabel', { title })}
            onPress={() => void open({ owner, documentId })}
          >
            {t('officeOrder.papers.open')}
          </Button>
        ) : null}
      </div>
      {error === undefined ? null : <Notice tone="danger">{apiMessage(error)}</Notice>}
      {data === undefined ? null : (
        <Opened owner={owner} documentId={documentId} title={title} paper={data} onClose={reset} />
      )}
    </li>
  );
}

type OpenedProps = Pick<PaperLineProps, 'owner' | 'documentId' | 'title'> & {
  paper: OpenedPaper;
  onClose: () => void;
};

function Opened({ owner, documentId, title, paper: { pages, url }, onClose }: OpenedProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const read = usePaperPageQuery({ owner, documentId, page });
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} size="wide">
      <div className="grid gap-4">
        <PageReader title={title} page={page} pages={pages} onChoose={setPage} read={read} />
        <div>
          <LinkButton href={url} download>
            <Download className="size-5" />
            {t('officeOrder.papers.download')}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
