import type {
  DocumentBlock,
  SignatureInput,
  SigningDocumentKind,
  SigningPerson,
} from '@portal/domain/wire/signing';
import type { Language } from '@portal/domain/wire/user';

/** A document exactly as it is shown, initialled and printed; the digest is that of its content. */
export type FrozenDocument = {
  id: string;
  kind: SigningDocumentKind;
  title: string;
  language: Language;
  blocks: DocumentBlock[];
  contentSha256: string;
};

/** The column `signing_envelopes.documents`: everything about a ceremony that never changes after it was prepared. */
export type FrozenEnvelope = {
  signer: SigningPerson;
  dealName: Record<Language, string>;
  /** IANA zone of the signer's province, for the times on paper. */
  timeZone: string;
  /** One language, or both for a person in Québec who reads English: the French version comes first. */
  versions: Partial<Record<Language, FrozenDocument[]>>;
};

export type Envelope = {
  investorId: string;
  id: string;
  tradeId: string;
  kycId: string;
  tokenHash: string;
  /** Of the version that is being signed. */
  language: Language;
  status: 'open' | 'completed' | 'declined' | 'expired' | 'superseded';
  returnUrl: string;
  frozen: FrozenEnvelope;
  signature: SignatureInput | null;
  consentedAt: Date | null;
  signedAt: Date | null;
  sealedAt: Date | null;
  expiresAt: Date;
  createdAt: Date;
};

/** What happens in a ceremony, in the order in which it usually does. */
export type SigningEventKind =
  | 'delivered'
  | 'opened'
  | 'consented'
  | 'language-chosen'
  | 'initialled'
  | 'signed'
  | 'declined';

/** The documents that are signed, in the language chosen. */
export function documentsOf({ frozen, language }: Pick<Envelope, 'frozen' | 'language'>): FrozenDocument[] {
  return frozen.versions[language] ?? [];
}

/** The language that the signer may choose instead; null when the documents are in one language only. */
export function otherLanguageOf({
  frozen,
  language,
}: Pick<Envelope, 'frozen' | 'language'>): Language | null {
  const other = language === 'en' ? 'fr' : 'en';
  return frozen.versions[other] === undefined ? null : other;
}

export type InitialRow = { documentId: string; rowId: string; title: string };

/** Every statement that must be initialled by itself before the documents can be signed. */
export function initialRowsOf(envelope: Pick<Envelope, 'frozen' | 'language'>): InitialRow[] {
  return documentsOf(envelope).flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'initial' ? [{ documentId: id, rowId: block.rowId, title: block.title }] : [],
    ),
  );
}
