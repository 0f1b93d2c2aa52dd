import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { Given, type InitialRowProps, initialButtonId } from './initial-row.tsx';

type ChoiceRowsProps = {
  block: Extract<DocumentBlock, { kind: 'choice' }>;
  rowProps: (rowId: string) => Omit<InitialRowProps, 'block'>;
};

/**
 * Rows of which exactly one is initialled. None is marked beforehand; initials on another row take the place of those before, so nobody
 * is held to a slip of the finger.
 */
export function ChoiceRows({ block, rowProps }: ChoiceRowsProps) {
  const { t } = useTranslation();
  const screenLanguage = useLanguage();
  const isMade = block.rows.some(({ rowId }) => rowProps(rowId).initialledAt !== undefined);
  const hintId = `choice-${block.choiceId}-hint`;
  return (
    <fieldset aria-describedby={hintId} className="mb-4 min-w-0">
      <legend className="sr-only">{block.title}</legend>
      <p id={hintId} lang={screenLanguage} className="mb-3 text-muted text-sm">
        {t(isMade ? 'signing.document.choiceMade' : 'signing.document.choiceHint')}
      </p>
      <ul className="flex flex-col gap-3">
        {block.rows.map(({ rowId, text }) => (
          <ChoiceRow key={rowId} rowId={rowId} text={text} isMade={isMade} {...rowProps(rowId)} />
        ))}
      </ul>
    </fieldset>
  );
}

type ChoiceRowProps = Omit<InitialRowProps, 'block'> & { rowId: string; text: string; isMade: boolean };

function ChoiceRow(props: ChoiceRowProps) {
  const { rowId, text, isMade, documentId, language, initials, initialledAt, isPending, onInitial } = props;
  const { t } = useTranslation();
  const screenLanguage = useLanguage();
  const isDone = initialledAt !== undefined;
  return (
    <li
      className={`flex flex-col gap-4 rounded-card border p-4 transition-colors sm:flex-row sm:items-center sm:gap-6 sm:p-5 ${isDone ? 'border-success bg-success-soft' : 'border-line-strong bg-sunken'}`}
    >
      <p className="min-w-0 flex-1" lang={language}>
        {text}
      </p>
      <div className="shrink-0 sm:w-40" lang={screenLanguage}>
        {isDone ? (
          <Given initials={initials} at={initialledAt} />
        ) : (
          <Button
            id={initialButtonId(documentId, rowId)}
            fullWidth
            tone={isMade ? 'quiet' : 'secondary'}
            isPending={isPending}
            onPress={onInitial}
            aria-label={t('signing.document.initialLabel', { initials, title: text })}
          >
            {t(isMade ? 'signing.document.initialInstead' : 'signing.document.initial', { initials })}
          </Button>
        )}
      </div>
    </li>
  );
}
