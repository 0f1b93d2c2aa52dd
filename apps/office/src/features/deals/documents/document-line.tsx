import { Button } from '@portal/web/ui/button';
import { Page } from '@portal/web/ui/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentReader } from './document-reader.tsx';

type DocumentLineProps = {
  dealId: string;
  document: { id: string; title: string; pages: number };
  /** What it is: its language, its version, its pages. */
  note: string;
  /** What can be done with it beside reading it. */
  action?: ReactNode;
};

/** A document of a deal in a list, to be read over the page. */
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
