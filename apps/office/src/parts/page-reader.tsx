import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { Select } from '@portal/web/ui/select';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type PageReaderProps = {
  title: string;
  page: number;
  pages: number;
  onChoose: (page: number) => void;
  /** The page to request. */
  read: {
    currentData?: DocumentPage | undefined;
    error?: unknown;
    refetch: () => unknown;
    isFetching: boolean;
  };
};

/** A document one page at a time, each as our own image: the PDF itself is never opened here. */
export function PageReader({ title, page, pages, onChoose, read }: PageReaderProps) {
  const { t } = useTranslation();
  const { currentData, error, refetch, isFetching } = read;
  const name = t('office.reader.page', { title, page, pages });
  return (
    <div className="grid gap-4">
      {pages === 1 ? null : <PageChoice page={page} pages={pages} onChoose={onChoose} />}
      <ScrollRegion
        label={name}
        className="grid max-h-[calc(100dvh-11rem)] place-items-center overflow-auto rounded-control border border-line bg-sunken"
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
            className="h-auto max-h-[calc(100dvh-12rem)] w-auto max-w-full"
          />
        )}
      </ScrollRegion>
    </div>
  );
}

type PageChoiceProps = Pick<PageReaderProps, 'page' | 'pages' | 'onChoose'>;

function PageChoice({ page, pages, onChoose }: PageChoiceProps) {
  const { t } = useTranslation();
  const choices = useMemo(
    () => Array.from({ length: pages }, (_none, at) => ({ value: String(at + 1), label: String(at + 1) })),
    [pages],
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Button isDisabled={page === 1} onPress={() => onChoose(page - 1)}>
        {t('office.reader.before')}
      </Button>
      <div className="w-28">
        <Select
          name="page"
          label={t('office.reader.choose', { count: pages })}
          choices={choices}
          value={String(page)}
          onChange={(chosen) => onChoose(Number(chosen))}
        />
      </div>
      <Button isDisabled={page === pages} onPress={() => onChoose(page + 1)}>
        {t('office.reader.next')}
      </Button>
    </div>
  );
}
