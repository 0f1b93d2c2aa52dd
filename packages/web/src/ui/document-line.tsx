import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Page } from './icons.tsx';

type DocumentLineProps = {
  title: string;
  note?: string | undefined;
  pages?: number | undefined;
  sizeBytes?: number | undefined;
};

/** A document in a list that only shows what there is, without reading or saving it. */
export function DocumentLine({ title, note, pages, sizeBytes }: DocumentLineProps) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const facts = [
    note,
    pages === undefined ? undefined : t('ui.document.pages', { count: pages }),
    sizeBytes === undefined ? undefined : fileSize(sizeBytes),
  ].filter((fact) => fact !== undefined);
  return (
    <div className="flex items-center gap-4 border-line px-5 py-3 not-first:border-t sm:px-7">
      <Page className="size-6 shrink-0 text-muted" />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">{title}</span>
        {facts.length === 0 ? null : (
          <span className="figures block text-sm text-muted">{facts.join(' · ')}</span>
        )}
      </p>
    </div>
  );
}
