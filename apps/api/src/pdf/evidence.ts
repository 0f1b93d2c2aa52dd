export type EvidenceKind = 'delivered' | 'opened' | 'consented' | 'language-chosen' | 'initialled' | 'signed';

/** One thing that happened in the signing ceremony. `detail` names the statement initialled or the language chosen. */
export type EvidenceEvent = { kind: EvidenceKind; at: string; ipAddress: string; detail?: string };

/** What proves who signed what, when and from where. Times are ISO 8601 UTC. */
export type Evidence = {
  envelopeId: string;
  signer: { name: string; email: string; accountId: string };
  /** How the signer was recognized, a sentence in the document's language. */
  authentication: string;
  consent: { version: string; at: string };
  signedAt: string;
  ipAddress: string;
  userAgent: string;
  events: EvidenceEvent[];
  /** SHA-256, in hexadecimal, of the content of each document of the envelope before signing. */
  hashes: { title: string; sha256: string }[];
};
