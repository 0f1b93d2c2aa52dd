import type { SigningDocument } from '@portal/domain/agreement/signing/signing.wire';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextStatement, statementsOf } from './ceremony-steps.ts';
import { DocumentPaper } from './document-paper.tsx';
import { InitialRow, initialButtonId } from './initial-row.tsx';
import { useInitialMutation } from './signing-api.ts';
import { StepBar } from './step-bar.tsx';
import type { StepProps } from './step-props.ts';
import { Translation } from './translation.tsx';
import { useReading } from './use-reading.ts';

type DocumentStepProps = StepProps & { document: SigningDocument; isLast: boolean };

/** One document to read, with its statements to initial. Going on is offered once every statement has initials. */
export function DocumentStep({
  token,
  envelope,
  document,
  isLast,
  heading,
  goOn,
  goBack,
}: DocumentStepProps) {
  const { t } = useTranslation();
  const { pendingRow, initial, error } = useInitials(token, document.id);
  const end = useReading(token, document);
  const rows = statementsOf(document);
  const next = nextStatement(document);
  const done = rows.filter((rowId) => document.initialled[rowId] !== undefined).length;
  return (
    <>
      {heading(<span lang={document.language}>{document.title}</span>)}
      <Translation document={document} translations={envelope.translations} />
      <DocumentPaper
        document={document}
        renderInitial={(block) => (
          <InitialRow
            block={block}
            documentId={document.id}
            language={document.language}
            initials={envelope.signer.initials}
            initialledAt={document.initialled[block.rowId]}
            isPending={pendingRow === block.rowId}
            onInitial={() => void initial(block.rowId)}
          />
        )}
      />
      <div ref={end} aria-hidden="true" className="h-px" />
      <div className="mt-6 empty:hidden">
        <FormFailure error={error} />
      </div>
      <StepBar
        info={
          rows.length === 0
            ? t('signing.document.nothingToInitial')
            : t('signing.document.statements', { done, total: rows.length })
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

/** Brings the whole statement into view, not its button alone: it is to be read first. */
function showStatement(documentId: string, rowId: string): void {
  const button = document.getElementById(initialButtonId(documentId, rowId));
  button?.closest('section')?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}
