import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Dialog } from '@portal/web/ui/dialog';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { Select } from '@portal/web/ui/select';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDealDocumentPageQuery } from './document-api.ts';

type DocumentReaderProps = {
  dealId: string;
  document: { id: string; title: string; pages: number };
  onClose: () => void;
};

/** A document of a deal over the page, one page at a time, as a picture of ours: a PDF itself is never opened here. */
export function DocumentReader({ dealId, document: { id, title, pages }, onClose }: DocumentReaderProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { currentData, error, refetch, isFetching } = useDealDocumentPageQuery({
    dealId,
    documentId: id,
    page,
  });
  const name = t('officeMemorandum.reader.page', { title, page, pages });
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} size="wide">
      <div className="grid gap-4">
        {pages === 1 ? null : <PageChoice page={page} pages={pages} onChoose={setPage} />}
        <ScrollRegion
          label={name}
          className="grid max-h-[60dvh] place-items-center overflow-auto rounded-control border border-line bg-sunken"
        >
          {error === undefined ? null : (
            <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
          {currentData === undefined && error === undefined ? <Skeleton className="h-96 w-full" /> : null}
          {currentData === undefined ? null : (
            <img
              src={currentData.picture}
              width={currentData.width}
              height={currentData.height}
              alt={currentData.text === '' ? name : `${name}. ${currentData.text}`}
              className="h-auto max-w-full"
            />
          )}
        </ScrollRegion>
      </div>
    </Dialog>
  );
}

type PageChoiceProps = { page: number; pages: number; onChoose: (page: number) => void };

function PageChoice({ page, pages, onChoose }: PageChoiceProps) {
  const { t } = useTranslation();
  const choices = useMemo(
    () => Array.from({ length: pages }, (_none, at) => ({ value: String(at + 1), label: String(at + 1) })),
    [pages],
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Button isDisabled={page === 1} onPress={() => onChoose(page - 1)}>
        {t('officeMemorandum.reader.before')}
      </Button>
      <div className="w-28">
        <Select
          name="page"
          label={t('officeMemorandum.reader.choose', { count: pages })}
          choices={choices}
          value={String(page)}
          onChange={(chosen) => onChoose(Number(chosen))}
        />
      </div>
      <Button isDisabled={page === pages} onPress={() => onChoose(page + 1)}>
        {t('officeMemorandum.reader.next')}
      </Button>
    </div>
  );
}
