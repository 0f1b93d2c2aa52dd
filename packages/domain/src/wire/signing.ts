import type { Language } from './user.ts';

/**
 * The built-in signing ceremony. Its link is `/signing/{token}` on the portal's own origin; the token is a
 * credential and travels in request bodies only (`POST /signing/open|consent|initial|sign|decline`).
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

export type SigningEnvelope = {
  envelopeId: string;
  status: 'open' | 'completed' | 'declined' | 'expired' | 'superseded';
  signer: { name: string; email: string };
  dealName: string;
  returnUrl: string;
  expiresAt: string;
  consentedAt: string | null;
  signedAt: string | null;
  documents: SigningDocument[];
};

/** A typed signature is the person's name; a drawn one is an SVG path on a 600 by 200 field. */
export type SignatureInput = { kind: 'typed'; name: string } | { kind: 'drawn'; name: string; path: string };
