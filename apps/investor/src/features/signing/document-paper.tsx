import type { SigningDocument } from '@portal/domain/agreement/signing/signing.wire';
import type { ReactNode } from 'react';
import { DocumentBlocks, type InitialBlock } from './document-blocks.tsx';

type DocumentPaperProps = {
  document: Pick<SigningDocument, 'title' | 'language' | 'blocks'>;
  /** True where several stand on one page and each needs its own title. */
  hasTitle?: boolean;
  /** How statements to initial are drawn; without it they are read only. */
  renderInitial?: (block: InitialBlock) => ReactNode;
};

/** A document on its sheet, in its own language. */
export function DocumentPaper({ document, hasTitle = false, renderInitial }: DocumentPaperProps) {
  return (
    <article
      lang={document.language}
      aria-label={document.title}
      className="rounded-card border border-line bg-raised px-4 py-6 shadow-raised sm:px-10 sm:py-10"
    >
      {hasTitle ? <h2 className="mb-6 text-2xl">{document.title}</h2> : null}
      <DocumentBlocks blocks={document.blocks} renderInitial={renderInitial ?? ReadOnlyStatement} />
    </article>
  );
}

function ReadOnlyStatement({ title, text }: InitialBlock) {
  return (
    <div className="mb-4 border-line-strong border-l-4 pl-4">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}
