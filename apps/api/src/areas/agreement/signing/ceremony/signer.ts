import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type {
  SignatureInput,
  SigningDocumentKind,
  SigningPerson,
} from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { FrozenDocument } from '../../../../papers/documents/freeze-documents.ts';
import { documentsOf, type Envelope } from './envelope.ts';

/** One person's part in a ceremony: a link, a consent, a signature. */
export type Signer = {
  investorId: string;
  envelopeId: string;
  role: SignerRole;
  /** The first signer has 1; nobody signs before those ahead of them. */
  position: number;
  person: SigningPerson;
  /** For this person's messages; the documents' language is the envelope's. */
  language: Language;
  /** Null until the person gets a link. */
  tokenHash: string | null;
  linkExpiresAt: Date | null;
  linkSentAt: Date | null;
  linksSent: number;
  remindersSent: number;
  consentedAt: Date | null;
  signature: SignatureInput | null;
  signedAt: Date | null;
  declinedAt: Date | null;
  /** When the link to their sealed copies expires; null while they have none. */
  copiesExpireAt: Date | null;
};

/** The profile belongs to the investor alone: nobody else sees or signs it. */
const SIGNED_BY: Readonly<Record<SigningDocumentKind, readonly SignerRole[]>> = {
  'kyc-confirmation': ['investor'],
  'subscription-agreement': ['investor', 'joint'],
  'risk-acknowledgement': ['investor', 'joint'],
};

/** Whether somebody of this role signs a document of this kind. */
export function signs(role: SignerRole, kind: SigningDocumentKind): boolean {
  return SIGNED_BY[kind].includes(role);
}

/** The documents that a signer sees, initials and signs. */
export function documentsFor(
  envelope: Pick<Envelope, 'frozen' | 'language'>,
  role: SignerRole,
): FrozenDocument[] {
  return documentsOf(envelope).filter(({ kind }) => SIGNED_BY[kind].includes(role));
}

/** The same documents in the other language, to read only; none where they were not written in it. */
export function translationsFor(
  { frozen, language }: Pick<Envelope, 'frozen' | 'language'>,
  role: SignerRole,
): FrozenDocument[] {
  const other = language === 'en' ? 'fr' : 'en';
  const documents = frozen.versions[other] ?? frozen.translations?.[other] ?? [];
  return documents.filter(({ kind }) => SIGNED_BY[kind].includes(role));
}

/** The signers of a document, in order. */
export function signersOf({ kind }: Pick<FrozenDocument, 'kind'>, signers: readonly Signer[]): Signer[] {
  return signers.filter(({ role }) => SIGNED_BY[kind].includes(role));
}

/** The documents that have all their signatures. */
export function fullySigned(
  envelope: Pick<Envelope, 'frozen' | 'language'>,
  signers: readonly Signer[],
): FrozenDocument[] {
  return documentsOf(envelope).filter((document) =>
    signersOf(document, signers).every(({ signedAt }) => signedAt !== null),
  );
}

/** Whose turn it is: the first who has not signed; undefined once all have. */
export function turnOf<Person extends Pick<Signer, 'position' | 'signedAt'>>(
  signers: readonly Person[],
): Person | undefined {
  return signers.toSorted((a, b) => a.position - b.position).find(({ signedAt }) => signedAt === null);
}

/** A signer's name in the audit log; a joint investor has no account and is named by the order's investor. */
export function actorOf({
  role,
  investorId,
}: Pick<Signer, 'role' | 'investorId'>): `investor:${string}` | `joint-investor-of:${string}` {
  return role === 'investor' ? `investor:${investorId}` : `joint-investor-of:${investorId}`;
}

/** What a ceremony is about: an order, or a profile on its own. */
export function targetOf({ tradeId, kycId }: Pick<Envelope, 'tradeId' | 'kycId'>): string {
  return tradeId === null ? `kyc:${kycId}` : `trade:${tradeId}`;
}
