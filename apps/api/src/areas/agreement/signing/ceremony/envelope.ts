import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { Language } from '@portal/domain/ground/people/languages';
import type { FrozenDocument } from '../../../../papers/documents/freeze-documents.ts';

/** What `signing_envelopes.sealed_documents` holds: everything about a ceremony that never changes after it was prepared. */
export type FrozenEnvelope = {
  /** Null when an investor's profile is confirmed by itself. */
  dealName: Record<Language, string> | null;
  /** IANA zone of the investor's province, for the times on paper. */
  timeZone: string;
  /** One language, or both for a person in Québec who reads English: the French version comes first. */
  versions: Partial<Record<Language, FrozenDocument[]>>;
  /**
   * For a joint investor who reads the other language: the same documents in it, which nobody signs. Ceremonies of an
   * earlier version of the portal have none.
   */
  translations?: Partial<Record<Language, FrozenDocument[]>>;
};

/** One set of documents on its way to being signed; by whom is in its signers (see signer.ts). */
export type Envelope = {
  investorId: string;
  id: string;
  /** Null when an investor's profile is confirmed by itself. */
  tradeId: string | null;
  kycId: string;
  /** Of the version that is being signed. */
  language: Language;
  status: 'open' | 'completed' | 'declined' | 'expired' | 'superseded';
  returnUrl: string;
  frozen: FrozenEnvelope;
  /** When the last signer signed. */
  signedAt: Date | null;
  /** Since when documents that are fully signed wait for their seal; null while none does. */
  sealDueAt: Date | null;
  /** When the last document was sealed. */
  sealedAt: Date | null;
  createdAt: Date;
  /** True: signed at the signing provider instead of in the portal. */
  isAtProvider: boolean;
  /** The provider's name for it; null until the documents were handed over. */
  providerReference: string | null;
};

/** What happens in a ceremony, in the order in which it usually does. */
export type SigningEventKind =
  | 'delivered'
  | 'link-sent'
  | 'opened'
  | 'memorandum-opened'
  | 'consented'
  | 'language-chosen'
  | 'document-read'
  | 'initialled'
  | 'signed'
  | 'declined';

/** The documents that are signed, in the language chosen. */
export function documentsOf({ frozen, language }: Pick<Envelope, 'frozen' | 'language'>): FrozenDocument[] {
  return frozen.versions[language] ?? [];
}

/** The language that the investor may choose instead; null when there is one version only, and for who signs after. */
export function languageChoiceOf(
  { frozen, language }: Pick<Envelope, 'frozen' | 'language'>,
  role: SignerRole,
): Language | null {
  const other = language === 'en' ? 'fr' : 'en';
  return role !== 'investor' || frozen.versions[other] === undefined ? null : other;
}

export type InitialRow = { documentId: string; rowId: string; title: string };

/** Every statement of these documents that must be initialled by itself before they can be signed. */
export function initialRowsOf(documents: readonly FrozenDocument[]): InitialRow[] {
  return documents.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'initial' ? [{ documentId: id, rowId: block.rowId, title: block.title }] : [],
    ),
  );
}

/** What opens the documents of a ceremony; bound to it, so that they cannot be moved to another. */
export function documentsContext(envelopeId: string): string {
  return `envelope-documents:${envelopeId}`;
}

/** What opens who a signer is: the name and address that stand on the documents. */
export function personContext(envelopeId: string, role: string): string {
  return `signer-person:${envelopeId}:${role}`;
}

/** What opens a signer's mark: the typed name, or the strokes of the drawn one. */
export function signatureContext(envelopeId: string, role: string): string {
  return `signer-signature:${envelopeId}:${role}`;
}
