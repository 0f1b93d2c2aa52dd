import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Download, Page } from './icons.tsx';
import { Spinner } from './spinner.tsx';

export type DocumentRowProps = {
  title: string;
  /** A few words: the kind of document, or when it was signed. */
  note?: string | undefined;
  pages?: number | undefined;
  sizeBytes?: number | undefined;
  /** Opens it in the page; without it a press anywhere on the row saves it. */
  onOpen?: (() => void) | undefined;
  onDownload: () => void;
  isPending?: boolean | undefined;
};

/** A document in a list: its name, pages and size, to read here or to save. */
export function DocumentRow({
  title,
  note,
  pages,
  sizeBytes,
  onOpen,
  onDownload,
  isPending = false,
}: DocumentRowProps) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const facts = [
    note,
    pages === undefined ? undefined : t('ui.document.pages', { count: pages }),
    sizeBytes === undefined ? undefined : fileSize(sizeBytes),
  ].filter((fact) => fact !== undefined);
  const save = isPending ? undefined : onDownload;
  const mark = isPending ? <Spinner label={t('ui.working')} /> : <Download className="size-5 text-muted" />;
  return (
    <li className="flex items-center border-line transition-colors not-first:border-t hover:bg-accent-soft">
      <button
        type="button"
        aria-disabled={onOpen === undefined && isPending}
        onClick={onOpen ?? save}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-4 py-3 pl-5 text-left last:pr-5 focus-visible:-outline-offset-3 sm:pl-7 sm:last:pr-7"
      >
        <Page className="size-6 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{`${t(onOpen === undefined ? 'ui.document.download' : 'ui.document.read')} `}</span>
          <span className="block font-semibold leading-snug">{title}</span>
          {facts.length === 0 ? null : (
            <span className="figures block text-sm text-muted">{facts.join(' · ')}</span>
          )}
        </span>
        {onOpen === undefined ? mark : null}
      </button>
      {onOpen === undefined ? null : (
        <button
          type="button"
          aria-disabled={isPending}
          aria-label={`${t('ui.document.download')} ${title}`}
          onClick={save}
          className="mr-2 ml-1 grid size-12 shrink-0 place-items-center rounded-control focus-visible:-outline-offset-3 sm:mr-4"
        >
          {mark}
        </button>
      )}
    </li>
  );
}
