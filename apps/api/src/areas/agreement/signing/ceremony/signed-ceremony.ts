import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import type { AcceptedMemorandum } from '../../memorandum/find-memorandum.ts';
import type { Envelope, FrozenDocument } from './envelope.ts';
import type { Signer } from './signer.ts';
import type { SigningEvent } from './signing-events.store.ts';

/** A signer who signed. */
export type SignerWhoSigned = Signer & { signature: SignatureInput; signedAt: Date; consentedAt: Date };

export function hasSigned(signer: Signer): signer is SignerWhoSigned {
  return signer.signature !== null && signer.signedAt !== null && signer.consentedAt !== null;
}

/** What one of the signers received before they signed. */
export type SignersMemorandum = AcceptedMemorandum & { role: SignerRole };

export type Signing = {
  envelope: Envelope;
  document: FrozenDocument;
  /** All those who sign this document, in their order; each has. */
  signers: readonly SignerWhoSigned[];
  /** Of the whole ceremony, oldest first. */
  events: readonly SigningEvent[];
  /** The offering memorandum that each of them accepted before; none where none was needed. */
  memoranda: readonly SignersMemorandum[];
};
