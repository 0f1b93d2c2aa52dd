import type { ProofMeans } from '@portal/domain/people/account/proof-means';

export type EvidenceKind =
  | 'memorandum-accepted'
  | 'delivered'
  | 'link-sent'
  | 'opened'
  | 'memorandum-opened'
  | 'consented'
  | 'proved'
  | 'language-chosen'
  | 'document-read'
  | 'initialled'
  | 'signed';

/**
 * One thing that happened in the signing ceremony. `detail` names the statement initialled, the language chosen or the address that
 * a link was sent to; an empty address means that the portal acted by itself.
 */
export type EvidenceEvent = {
  kind: EvidenceKind;
  /** Who acted, by name. */
  who: string;
  at: string;
  ipAddress: string;
  detail?: string;
};

/** One of those who signed, and how they were recognized. */
export type EvidenceSigner = {
  name: string;
  email: string;
  /** Null for a person without an account. */
  accountId: string | null;
  /** How the signer was recognized, a sentence in the document's language. */
  authentication: string;
  /** With what and when they last proved that the account is theirs; null for a person without an account. */
  proved: { by: ProofMeans; at: string } | null;
  consent: { version: string; at: string };
  signedAt: string;
  ipAddress: string;
  userAgent: string;
};

/** What proves who signed what, when and from where. Times are ISO 8601 UTC. */
export type Evidence = {
  envelopeId: string;
  /** Where anybody can check the file. */
  verifyUrl: string;
  /** In the order in which they signed. */
  signers: EvidenceSigner[];
  events: EvidenceEvent[];
  /** SHA-256, in hexadecimal, of the content of each document that was signed together, before signing. */
  hashes: { title: string; sha256: string }[];
  /** The same of this document's content with the initials and signatures given on it, after signing. */
  signedSha256: string;
};
