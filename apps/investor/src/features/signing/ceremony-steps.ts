import type { SigningDocument, SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { isInitialled, statementsOf } from '@portal/domain/agreement/signing/statements-of';

/** One screen of the ceremony. Documents go by position: their ids change with the language. */
export type CeremonyStep =
  | { kind: 'memorandum' }
  | { kind: 'consent' }
  | { kind: 'language' }
  | { kind: 'document'; index: number }
  | { kind: 'review' };

/** The screens of a ceremony, in order. */
export function stepsOf(ceremony: SigningEnvelope): CeremonyStep[] {
  return [
    ...(ceremony.memorandum === null ? [] : [{ kind: 'memorandum' } as const]),
    { kind: 'consent' },
    ...(ceremony.otherLanguage === null ? [] : [{ kind: 'language' } as const]),
    ...ceremony.documents.map((_document, index) => ({ kind: 'document', index }) as const),
    { kind: 'review' },
  ];
}

/** True while the joint investor has yet to accept the current offering memorandum, which blocks everything else. */
export function owesMemorandum({ memorandum }: Pick<SigningEnvelope, 'memorandum'>): boolean {
  return memorandum !== null && memorandum.acceptedAt === null;
}

/** How many statements a document has, and how many of them have their initials; a choice counts as one. */
export function countStatements({ blocks, initialled }: SigningDocument): { done: number; total: number } {
  const statements = statementsOf(blocks);
  const done = statements.filter((one) => isInitialled(one, (rowId) => initialled[rowId] !== undefined));
  return { done: done.length, total: statements.length };
}

/** The row of the first statement without initials, of a choice its first; null if none is left. */
export function nextStatement({ blocks, initialled }: SigningDocument): string | null {
  const next = statementsOf(blocks).find(
    (one) => !isInitialled(one, (rowId) => initialled[rowId] !== undefined),
  );
  return next?.rows[0]?.rowId ?? null;
}

/** The other rows of the choice that a row is one of; empty for a statement by itself. */
export function rowsBeside({ blocks }: Pick<SigningDocument, 'blocks'>, rowId: string): string[] {
  const statement = statementsOf(blocks).find(({ rows }) => rows.some((row) => row.rowId === rowId));
  return (statement?.rows ?? []).map((row) => row.rowId).filter((other) => other !== rowId);
}

/**
 * Where a returning person continues, apart from a memorandum to accept: at the consent until given, then at the first
 * unfinished document. A document without statements is finished once it was shown to its end, or a later one has initials.
 */
export function resumeAt(ceremony: SigningEnvelope): number {
  const steps = stepsOf(ceremony);
  const isBegun = (document: SigningDocument) =>
    Object.keys(document.initialled).length > 0 ||
    (document.readAt !== null && nextStatement(document) === null);
  const at = (wanted: CeremonyStep) =>
    steps.findIndex((step) => JSON.stringify(step) === JSON.stringify(wanted));
  const consent = at({ kind: 'consent' });
  if (ceremony.consentedAt === null) {
    return consent;
  }
  const last = ceremony.documents.findLastIndex(isBegun);
  if (last === -1) {
    return consent + 1;
  }
  const current = ceremony.documents[last];
  const isFinished = current === undefined || nextStatement(current) === null;
  const index = isFinished ? last + 1 : last;
  return index < ceremony.documents.length ? at({ kind: 'document', index }) : steps.length - 1;
}
