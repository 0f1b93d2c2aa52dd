import type { SigningDocument, SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { Plus } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';
import { DocumentPaper } from './document-paper.tsx';

type TranslationProps = { document: SigningDocument; translations: SigningEnvelope['translations'] };

/**
 * The same document in the other language, folded away, for a joint investor who reads that one: to understand what they
 * sign, which stays the document below. Nothing where there is none.
 */
export function Translation({ document, translations }: TranslationProps) {
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
