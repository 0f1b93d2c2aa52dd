import type { Language } from './user.ts';

/**
 * The built-in signing ceremony. Its link is `/signing/{token}` on the portal's own origin; the token is a
 * credential and travels in request bodies only (`POST /signing/open|consent|language|initial|sign|decline`).
 */
export type DocumentBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'warning'; text: string }
  /** An ordered list is cited by letter: (a), (b), (c). */
  | { kind: 'list'; items: string[]; ordered?: boolean }
  | { kind: 'table'; caption: string; rows: { label: string; value: string }[] }
  /** A statement that the signer initials by themselves, row by row. */
  | { kind: 'initial'; rowId: string; title: string; text: string };

export const SIGNING_DOCUMENT_KINDS = [
  'kyc-confirmation',
  'subscription-agreement',
  'risk-acknowledgement',
] as const;
export type SigningDocumentKind = (typeof SIGNING_DOCUMENT_KINDS)[number];

export type SigningDocument = {
  id: string;
  kind: SigningDocumentKind;
  title: string;
  language: Language;
  blocks: DocumentBlock[];
  /** Row id to the time it was initialled. */
  initialled: Record<string, string>;
};

/** Who signs; the initials are what a press on a statement's button leaves there. */
export type SigningPerson = { name: string; email: string; initials: string };

/** A ceremony that can go on. */
export type SigningEnvelope = {
  envelopeId: string;
  status: 'open';
  signer: SigningPerson;
  dealName: string;
  returnUrl: string;
  /** When this link ends; the ceremony goes on with a new link. */
  expiresAt: string;
  consentedAt: string | null;
  /** The language of the documents below, which is the one that is signed. */
  language: Language;
  /**
   * The other language that the signer may expressly choose; null when there is no choice. A person in Québec is
   * given the French version first (Charter of the French language, s. 55).
   */
  otherLanguage: Language | null;
  documents: SigningDocument[];
};

/** A ceremony that is over, or whose link has ended: nothing personal is shown any more. */
export type ClosedSigning = {
  envelopeId: string;
  status: 'completed' | 'declined' | 'expired' | 'superseded';
  dealName: string;
  returnUrl: string;
  signedAt: string | null;
};

export type SigningView = SigningEnvelope | ClosedSigning;

/** A typed signature is the person's name; a drawn one is an SVG path on a 600 by 200 field. */
export type SignatureInput = { kind: 'typed'; name: string } | { kind: 'drawn'; name: string; path: string };

/** Answer of `GET /user/docusign/...`. */
export type SigningLink = { url: string; envelopeId: string };

/** Answers of `POST /signing/consent` and `POST /signing/initial`: the time that counts, the first one. */
export type ConsentAnswer = { consentedAt: string };
export type InitialAnswer = { documentId: string; rowId: string; initialledAt: string };

/** Bodies of the ceremony's calls. */
export type SigningTokenBody = { token: string };
export type LanguageBody = SigningTokenBody & { language: Language };
export type InitialBody = SigningTokenBody & { documentId: string; rowId: string };
export type SignBody = SigningTokenBody & { signature: SignatureInput };
