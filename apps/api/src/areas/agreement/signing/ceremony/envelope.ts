import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { SigningDocumentKind } from '@portal/domain/agreement/signing/signing.wire';
import { statementsOf } from '@portal/domain/agreement/signing/statements-of';
import type { Language } from '@portal/domain/ground/people/languages';
import type { FrozenDocument } from '../../../../papers/documents/freeze-documents.ts';

/** The content of `signing_envelopes.sealed_documents`: what never changes once a ceremony is prepared. */
export type FrozenEnvelope = {
  /** Null when an investor's profile is confirmed on its own. */
  dealName: Record<Language, string> | null;
  /** IANA zone of the investor's province, for the times on paper. */
  timeZone: string;
  /** One language, or both for a person in Québec who reads English: the French version comes first. */
  versions: Partial<Record<Language, FrozenDocument[]>>;
  /** The same documents in the language of a joint investor who reads the other one; nobody signs them. Older ceremonies have none. */
  translations?: Partial<Record<Language, FrozenDocument[]>>;
  /** Where other papers of the order keep their signatures. */
  again?: SignedAgain | null;
};

/** Which of an order's papers: its kind, and the one purchaser who signs it where each signs their own. */
export type PaperName = { kind: SigningDocumentKind; for?: SignerRole };

/** One text for one paper of an order. */
export function nameOfPaper({ kind, for: role }: { kind: string; for?: SignerRole | null }): string {
  return role === undefined || role === null ? kind : `${kind}:${role}`;
}

/** What an order's papers say today beside what was signed before, in the language in which it was. */
export type SignedAgain = {
  language: Language;
  /** The sealed papers that keep their signatures. */
  kept: (PaperName & { id: string; title: string })[];
  /** The papers that say something else, each with the labels of the rows that changed. */
  changed: (PaperName & { labels: string[] })[];
};

/** A set of documents to be signed; its signers are in signer.ts. */
export type Envelope = {
  investorId: string;
  id: string;
  /** Null when an investor's profile is confirmed on its own. */
  tradeId: string | null;
  kycId: string;
  /** The language of the version that is signed. */
  language: Language;
  status: 'open' | 'completed' | 'declined' | 'expired' | 'superseded';
  returnUrl: string;
  frozen: FrozenEnvelope;
  /** When the last signer signed. */
  signedAt: Date | null;
  /** Since when fully signed documents wait for their seal; null while none does. */
  sealDueAt: Date | null;
  /** When the last document was sealed. */
  sealedAt: Date | null;
  createdAt: Date;
  /** True where it is signed at the signing provider instead of in the portal. */
  isAtProvider: boolean;
  /** The provider's id for it; null until the documents are handed over. */
  providerReference: string | null;
};

/** The events of a ceremony, in their usual order. */
export type SigningEventKind =
  | 'delivered'
  | 'link-sent'
  | 'opened'
  | 'memorandum-opened'
  | 'consented'
  | 'proved'
  | 'language-chosen'
  | 'document-read'
  | 'initialled'
  | 'signed'
  | 'declined';

/** The documents to be signed, in the chosen language. */
export function documentsOf({ frozen, language }: Pick<Envelope, 'frozen' | 'language'>): FrozenDocument[] {
  return frozen.versions[language] ?? [];
}

/** The other language, which the investor may choose instead; null where there is only one version, and for later signers. */
export function languageChoiceOf(
  { frozen, language }: Pick<Envelope, 'frozen' | 'language'>,
  role: SignerRole,
): Language | null {
  const other = language === 'en' ? 'fr' : 'en';
  return role !== 'investor' || frozen.versions[other] === undefined ? null : other;
}

export type InitialRow = {
  documentId: string;
  rowId: string;
  title: string;
  /** The choice that it is one row of; null for a statement by itself. */
  choiceId: string | null;
};

/** Every row in these documents that may be initialled: each statement, and the rows of each choice. */
export function initialRowsOf(documents: readonly FrozenDocument[]): InitialRow[] {
  return documents.flatMap(({ id, blocks }) =>
    statementsOf(blocks).flatMap(({ choiceId, rows }) =>
      rows.map(({ rowId, title }) => ({ documentId: id, rowId, title, choiceId })),
    ),
  );
}

/** The context of a ceremony's sealed documents; bound to it, so that they cannot be moved to another. */
export function documentsContext(envelopeId: string): string {
  return `envelope-documents:${envelopeId}`;
}

/** The context of a signer's sealed name and address, as printed on the documents. */
export function personContext(envelopeId: string, role: string): string {
  return `signer-person:${envelopeId}:${role}`;
}

/** The context of a sealed signature: the typed name, or the strokes of a drawn one. */
export function signatureContext(envelopeId: string, role: string): string {
  return `signer-signature:${envelopeId}:${role}`;
}
