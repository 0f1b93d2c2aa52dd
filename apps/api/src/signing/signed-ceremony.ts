import type { SignatureInput } from '@portal/domain/wire/signing';
import type { AcceptedMemorandum } from '../memorandum/memorandum.store.ts';
import type { Envelope, FrozenDocument } from './envelope.ts';
import type { Signer } from './signer.ts';
import type { SigningEvent } from './signing-events.store.ts';

/** A signer who signed. */
export type SignerWhoSigned = Signer & { signature: SignatureInput; signedAt: Date; consentedAt: Date };

export function hasSigned(signer: Signer): signer is SignerWhoSigned {
  return signer.signature !== null && signer.signedAt !== null && signer.consentedAt !== null;
}

export type Signing = {
  envelope: Envelope;
  document: FrozenDocument;
  /** All those who sign this document, in their order; each has. */
  signers: readonly SignerWhoSigned[];
  /** Of the whole ceremony, oldest first. */
  events: readonly SigningEvent[];
  /** The offering memorandum that was accepted before; null where none was needed. */
  memorandum: AcceptedMemorandum | null;
};
