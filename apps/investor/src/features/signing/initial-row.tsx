import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { SuccessMark } from '@portal/web/ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What a row is and does; its button is named after the document and the row. */
export type InitialRowProps = {
  block: Extract<DocumentBlock, { kind: 'initial' }>;
  documentId: string;
  /** The document's language; the button uses the screen's. */
  language: Language;
  initials: string;
  initialledAt: string | undefined;
  isPending: boolean;
  onInitial: () => void;
};

/** Id of the statement's button, the target of 'next statement'. */
export function initialButtonId(documentId: string, rowId: string): string {
  return `initial-${documentId}-${rowId}`;
}

/** A statement with its own button, replaced by the initials and their time once given. */
export function InitialRow(props: InitialRowProps) {
  const { block, documentId, language, initials, initialledAt, isPending, onInitial } = props;
  const { t } = useTranslation();
  const screenLanguage = useLanguage();
  const id = initialButtonId(documentId, block.rowId);
  const isDone = initialledAt !== undefined;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={`mb-4 flex flex-col gap-4 rounded-card border p-4 transition-colors sm:flex-row sm:items-center sm:gap-6 sm:p-5 ${isDone ? 'border-success bg-success-soft' : 'border-line-strong bg-sunken'}`}
    >
      <div className="min-w-0 flex-1" lang={language}>
        <h3 id={`${id}-title`} className="font-semibold font-text text-base tracking-normal">
          {block.title}
        </h3>
        <p className="mt-1">{block.text}</p>
      </div>
      <div className="shrink-0 sm:w-40" lang={screenLanguage}>
        {isDone ? (
          <Given initials={initials} at={initialledAt} />
        ) : (
          <Button
            id={id}
            fullWidth
            isPending={isPending}
            onPress={onInitial}
            aria-label={t('signing.document.initialLabel', { initials, title: block.title })}
          >
            {t('signing.document.initial', { initials })}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Takes the focus of the button it replaces, so that nobody is thrown back to the top of the page. */
export function Given({ initials, at }: { initials: string; at: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === null) {
      box.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <p ref={box} tabIndex={-1} className="flex items-start gap-2.5 rounded-control">
      <SuccessMark className="mt-1 size-5 shrink-0 text-success" />
      <span className="flex flex-col">
        <span className="sr-only">{t('signing.document.initialled', { initials })}</span>
        <span aria-hidden="true" className="font-display text-2xl italic leading-tight">
          {initials}
        </span>
        <span className="text-muted text-xs">
          {t('signing.document.initialledAt', { time: dateTime(at) })}
        </span>
      </span>
    </p>
  );
}
