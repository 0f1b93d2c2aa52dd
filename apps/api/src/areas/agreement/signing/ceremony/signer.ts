import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type {
  SignatureInput,
  SigningDocumentKind,
  SigningPerson,
} from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { ProofMeans } from '@portal/domain/people/account/proof-means';
import type { FrozenDocument } from '../../../../papers/documents/freeze-documents.ts';
import { documentsOf, type Envelope, type PaperName } from './envelope.ts';

/**
 * Who signs. Of a joint investor also with which account, and whether they live in Québec; one of a ceremony of before has none, and
 * is known by their link.
 */
export type SignerPerson = SigningPerson & { accountId?: string; isInQuebec?: boolean };

/** One person's part in a ceremony: a link, a consent, a signature. */
export type Signer = {
  investorId: string;
  envelopeId: string;
  role: SignerRole;
  /** The first signer has 1; nobody signs before those ahead of them. */
  position: number;
  person: SignerPerson;
  /** For this person's messages; the documents' language is the envelope's. */
  language: Language;
  /** Null until the person gets a link. */
  tokenHash: string | null;
  linkExpiresAt: Date | null;
  linkSentAt: Date | null;
  linksSent: number;
  remindersSent: number;
  consentedAt: Date | null;
  /** Of the account's session in which they asked for their link; null where it was sent to them. */
  sessionId: string | null;
  /** How and when they last proved who they are before they signed, once they have. */
  provedAt: Date | null;
  provedBy: ProofMeans | null;
  signature: SignatureInput | null;
  signedAt: Date | null;
  declinedAt: Date | null;
  /** When the link to their sealed copies expires; null while they have none. */
  copiesExpireAt: Date | null;
};

const BOTH = ['investor', 'joint'] as const;

/** The profile belongs to the investor alone: nobody else sees or signs it. A prescribed form says whose it is. */
const SIGNED_BY: Readonly<Record<SigningDocumentKind, readonly SignerRole[]>> = {
  'kyc-confirmation': ['investor'],
  'subscription-agreement': BOTH,
  'risk-acknowledgement': BOTH,
  'form-f9': BOTH,
  'form-f4': BOTH,
  'form-f4-schedules': BOTH,
  'form-f12': BOTH,
  'form-f5': BOTH,
};

/** Whether somebody of this role signs a paper. */
export function signs(role: SignerRole, paper: PaperName): boolean {
  return paper.for === undefined ? SIGNED_BY[paper.kind].includes(role) : paper.for === role;
}

/** The documents that a signer sees, initials and signs. */
export function documentsFor(
  envelope: Pick<Envelope, 'frozen' | 'language'>,
  role: SignerRole,
): FrozenDocument[] {
  return documentsOf(envelope).filter((document) => signs(role, document));
}

/** The same documents in the other language, to read only; none where they were not written in it. */
export function translationsFor(
  { frozen, language }: Pick<Envelope, 'frozen' | 'language'>,
  role: SignerRole,
): FrozenDocument[] {
  const other = language === 'en' ? 'fr' : 'en';
  const documents = frozen.versions[other] ?? frozen.translations?.[other] ?? [];
  return documents.filter((document) => signs(role, document));
}

/** The signers of a document, in order. */
export function signersOf(paper: PaperName, signers: readonly Signer[]): Signer[] {
  return signers.filter(({ role }) => signs(role, paper));
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

/** The account with which somebody signs; null for a joint investor of a ceremony of before. */
export function accountOf({
  role,
  investorId,
  person,
}: Pick<Signer, 'role' | 'investorId' | 'person'>): string | null {
  return role === 'investor' ? investorId : (person.accountId ?? null);
}

/** A signer's name in the audit log; a joint investor of a ceremony of before has no account and is named by the order's investor. */
export function actorOf({
  role,
  investorId,
  person,
}: Pick<Signer, 'role' | 'investorId' | 'person'>): `investor:${string}` | `joint-investor-of:${string}` {
  const account = accountOf({ role, investorId, person });
  return account === null ? `joint-investor-of:${investorId}` : `investor:${account}`;
}

/** What a ceremony is about: an order, or a profile on its own. */
export function targetOf({ tradeId, kycId }: Pick<Envelope, 'tradeId' | 'kycId'>): string {
  return tradeId === null ? `kyc:${kycId}` : `trade:${tradeId}`;
}
