import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { FrozenDocument } from '../../../../papers/documents/freeze-documents.ts';
import type { Envelope, FrozenEnvelope } from './envelope.ts';

/**
 * What stays of a ceremony's documents once their sealed files are there: which they are, the digests of what was signed, and the
 * rows of their tables and of the sections filled in before, by which a changed order is told what is different
 * (links/compare-papers.ts). The words around them, the versions in another language and the translations leave. That there was a
 * version in another language stays.
 */
export function withoutSource({ frozen, language }: Pick<Envelope, 'frozen' | 'language'>): FrozenEnvelope {
  const { translations: _gone, versions, ...rest } = frozen;
  const other = language === 'en' ? 'fr' : 'en';
  return {
    ...rest,
    versions: {
      [language]: (versions[language] ?? []).map(withTablesOnly),
      ...(versions[other] === undefined ? {} : { [other]: [] }),
    },
  };
}

function withTablesOnly(document: FrozenDocument): FrozenDocument {
  return { ...document, blocks: document.blocks.filter(isTable) };
}

function isTable({ kind }: DocumentBlock): boolean {
  return kind === 'table' || kind === 'filled';
}
