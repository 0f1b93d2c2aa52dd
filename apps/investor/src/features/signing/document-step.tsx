import type { SigningDocument, SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Plus } from '@portal/web/ui/icons';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countStatements, nextStatement } from './ceremony-steps.ts';
import { ChoiceRows } from './choice-rows.tsx';
import { DocumentPaper } from './document-paper.tsx';
import { InitialRow, initialButtonId } from './initial-row.tsx';
import { useInitialMutation, useReadMutation } from './signing-api.ts';
import { StepBar } from './step-bar.tsx';
import type { StepProps } from './step-props.ts';

type DocumentStepProps = StepProps & { document: SigningDocument; isLast: boolean };

/** More changed rows than a line can name. */
const LABELS_SHOWN_MAX = 5;

/** Why a document that was signed before is signed again. */
function WhyAgain({ ceremony, kind }: { ceremony: SigningEnvelope; kind: SigningDocument['kind'] }) {
  const { t } = useTranslation();
  const paper = ceremony.again?.papers.find((one) => one.kind === kind);
  return paper === undefined ? null : (
    <p className="mb-4 max-w-prose">
      {paper.labels.length === 0
        ? t('signing.document.again')
        : t('signing.document.changed', { labels: paper.labels.slice(0, LABELS_SHOWN_MAX).join(', ') })}
    </p>
  );
}

/** One document to read, with statements to initial. Continuing needs initials on every statement. */
export function DocumentStep({
  token,
  ceremony,
  document,
  isLast,
  heading,
  goOn,
  goBack,
}: DocumentStepProps) {
  const { t } = useTranslation();
  const { pendingRow, initial, error } = useInitials(token, document.id);
  const end = useReading(token, document);
  const { done, total } = countStatements(document);
  const next = nextStatement(document);
  const rowProps = (rowId: string) => ({
    documentId: document.id,
    language: document.language,
    initials: ceremony.signer.initials,
    initialledAt: document.initialled[rowId],
    isPending: pendingRow === rowId,
    onInitial: () => void initial(rowId),
  });
  return (
    <>
      {heading(<span lang={document.language}>{document.title}</span>)}
      <WhyAgain ceremony={ceremony} kind={document.kind} />
      <Translation document={document} translations={ceremony.translations} />
      <DocumentPaper
        document={document}
        renderInitial={(block) => <InitialRow block={block} {...rowProps(block.rowId)} />}
        renderChoice={(block) => <ChoiceRows block={block} rowProps={rowProps} />}
      />
      <div ref={end} aria-hidden="true" className="h-px" />
      <div className="mt-6 empty:hidden">
        <FormFailure error={error} />
      </div>
      <StepBar
        info={
          total === 0
            ? t('signing.document.nothingToInitial')
            : t('signing.document.statements', { done, total })
        }
      >
        <Button onPress={goBack}>{t('signing.back')}</Button>
        {next === null ? (
          <Button tone="primary" onPress={goOn}>
            {isLast ? t('signing.document.toSignature') : t('signing.document.nextDocument')}
          </Button>
        ) : (
          <Button tone="primary" onPress={() => showStatement(document.id, next)}>
            {t('signing.document.nextStatement')}
          </Button>
        )}
      </StepBar>
    </>
  );
}

function useInitials(token: string, documentId: string) {
  const [send, { error }] = useInitialMutation();
  const [pendingRow, setPendingRow] = useState<string | null>(null);
  const initial = async (rowId: string) => {
    setPendingRow(rowId);
    await send({ token, documentId, rowId });
    setPendingRow(null);
  };
  return { pendingRow, initial, error };
}

/** Scrolls the whole statement into view, not just its button: it must be read first. */
function showStatement(documentId: string, rowId: string): void {
  const button = document.getElementById(initialButtonId(documentId, rowId));
  button?.closest('section')?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}

type TranslationProps = { document: SigningDocument; translations: SigningEnvelope['translations'] };

/**
 * The document in the other language, folded, for a joint investor who reads that one: to understand what they sign, which
 * remains the document below. Nothing if there is none.
 */
function Translation({ document, translations }: TranslationProps) {
  const { t } = useTranslation();
  const translation = translations.find(({ kind }) => kind === document.kind);
  if (translation === undefined) {
    return null;
  }
  return (
    <details className="group mb-6 rounded-card border border-line bg-sunken">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-4 py-3 font-semibold transition-colors hover:text-accent sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{t(`signing.translation.read.${translation.language}`)}</span>
        <Plus className="size-5 shrink-0 text-accent transition-transform group-open:rotate-45" />
      </summary>
      <div className="flex flex-col gap-4 px-2 pb-2 sm:px-4 sm:pb-4">
        <p className="px-2 text-muted text-sm">{t(`signing.translation.binding.${document.language}`)}</p>
        <DocumentPaper document={translation} hasTitle />
      </div>
    </details>
  );
}

/**
 * Reports once that the end of a document's text was on screen: evidence that the person had all of it before them. Errors
 * are not shown; the next view of the end retries. Attach the returned ref after the text.
 */
function useReading(token: string, document: SigningDocument): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const [read] = useReadMutation();
  const { id, readAt } = document;
  const isRead = readAt !== null;
  useEffect(() => {
    if (isRead || end.current === null || !('IntersectionObserver' in window)) {
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        void read({ token, documentId: id });
      }
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [token, id, isRead, read]);
  return end;
}
