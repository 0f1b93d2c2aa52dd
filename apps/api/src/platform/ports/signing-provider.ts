import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { Language } from '@portal/domain/ground/people/languages';

/** A place on a page for a signer to fill, in points from the page's upper left corner. */
export type PlaceToSign = {
  kind: 'signature' | 'initials' | 'date';
  /** Distinguishes the places of one document and signer, such as the row to initial. */
  label: string;
  /** Counted from 1. */
  page: number;
  x: number;
  y: number;
};

export type DocumentToSign = { id: string; title: string; pdf: Buffer };

export type SignerToInvite = {
  role: SignerRole;
  name: string;
  email: string;
  language: Language;
  /** Document id to the places that this signer fills; a document not listed is not shown to them. */
  places: Readonly<Record<string, readonly PlaceToSign[]>>;
};

/** What a provider gets: the documents, and their signers, in order. */
export type EnvelopeToSign = {
  /** The portal's own id of the envelope. */
  id: string;
  /** Subject of the provider's own messages. */
  subject: string;
  documents: readonly DocumentToSign[];
  signers: readonly SignerToInvite[];
};

/** An envelope's state at the provider. */
export type ProviderState = {
  /** `withdrawn`: ended by us, by the dealer at the provider's, or by its time. */
  status: 'open' | 'completed' | 'declined' | 'withdrawn';
  /** When each signer signed; null while they have not. */
  signed: Readonly<Partial<Record<SignerRole, Date | null>>>;
};

/** `state` is null in a message without the envelope's state. */
export type ProviderEvent = { reference: string; state: ProviderState | null };

/** An incoming message: the headers in lower case, and the bytes exactly as sent. */
export type ProviderMessage = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
};

/**
 * A service that lets people sign outside the portal. The investor gets there by a link valid for a few minutes; the provider itself
 * invites a joint investor once it is their turn. All calls may be repeated; `prepare` then returns another envelope nobody has been
 * told about. They reject with a SigningProviderError.
 */
export type SigningProvider = {
  /** Submits the documents; returns the provider's reference. Nobody is notified yet. */
  prepare: (envelope: EnvelopeToSign) => Promise<string>;
  /** A link for the investor, for one use within minutes; they come back to `returnUrl`. */
  linkFor: (
    reference: string,
    investor: { envelopeId: string; name: string; email: string },
    returnUrl: string,
  ) => Promise<string>;
  /** Resends the provider's message to the signer whose turn it is. */
  invite: (reference: string) => Promise<void>;
  stateOf: (reference: string) => Promise<ProviderState>;
  /** The signed documents in the order given by `prepare`, and the provider's certificate of what happened. */
  collect: (
    reference: string,
    documentCount: number,
  ) => Promise<{ documents: Buffer[]; certificate: Buffer }>;
  /** Ends an envelope nobody may sign any longer. One that has already ended, perhaps signed, stays as it is. */
  withdraw: (reference: string) => Promise<'withdrawn' | 'ended-before'>;
  /** What a message says; `forged` unless it is provably from the provider; null if it does not concern us. */
  readEvent: (message: ProviderMessage) => ProviderEvent | 'forged' | null;
};

/** The provider did not comply. The message has no personal data; people are told that it is unavailable. */
export class SigningProviderError extends Error {
  /** After how many seconds to retry, if the provider said so. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'SigningProviderError';
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
