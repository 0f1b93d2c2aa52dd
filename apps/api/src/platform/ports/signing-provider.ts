import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { Language } from '@portal/domain/ground/people/languages';

/** A place on a page that a signer fills, in points from the page's upper left corner. */
export type PlaceToSign = {
  kind: 'signature' | 'initials' | 'date';
  /** Tells the places of one document and signer apart, such as the row that is initialled. */
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
  /** Document id to the places that this signer fills; a document that is not named is not theirs to see. */
  places: Readonly<Record<string, readonly PlaceToSign[]>>;
};

/** What a provider is given: the documents, and who signs them, one after the other. */
export type EnvelopeToSign = {
  /** The portal's own id of the envelope. */
  id: string;
  /** Subject of the provider's own messages. */
  subject: string;
  documents: readonly DocumentToSign[];
  signers: readonly SignerToInvite[];
};

/** Where an envelope stands at the provider. */
export type ProviderState = {
  /** `withdrawn`: ended by us, by the dealer at the provider's, or by its time. */
  status: 'open' | 'completed' | 'declined' | 'withdrawn';
  /** When each signer signed; null while they have not. */
  signed: Readonly<Partial<Record<SignerRole, Date | null>>>;
};

/** `state` is null in a message that does not say how the envelope stands. */
export type ProviderEvent = { reference: string; state: ProviderState | null };

/** What came in from outside: the headers in lower case, and the bytes exactly as they were sent. */
export type ProviderMessage = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
};

/**
 * A service that lets people sign outside the portal. The investor is taken there by a link of a few minutes; a joint
 * investor is invited by the provider itself once it is their turn. All calls may be repeated; `prepare` then gives
 * another envelope, of which nobody has been told.
 * What they reject with is a SigningProviderError.
 */
export type SigningProvider = {
  /** Hands the documents over; returns the provider's reference. Nobody is told anything yet. */
  prepare: (envelope: EnvelopeToSign) => Promise<string>;
  /** A link for the investor, for one use within minutes; they come back to `returnUrl`. */
  linkFor: (
    reference: string,
    investor: { envelopeId: string; name: string; email: string },
    returnUrl: string,
  ) => Promise<string>;
  /** Sends the provider's message to the signer whose turn it is once more. */
  invite: (reference: string) => Promise<void>;
  stateOf: (reference: string) => Promise<ProviderState>;
  /** The signed documents in the order given by `prepare`, and the provider's certificate of what happened. */
  collect: (
    reference: string,
    documentCount: number,
  ) => Promise<{ documents: Buffer[]; certificate: Buffer }>;
  /** Ends an envelope that nobody may sign any more. One that has ended already, signed perhaps, stays as it is. */
  withdraw: (reference: string) => Promise<'withdrawn' | 'ended-before'>;
  /** What a message tells; `forged` unless it provably is from the provider; null when it is nothing to us. */
  readEvent: (message: ProviderMessage) => ProviderEvent | 'forged' | null;
};

/** The provider did not do what was asked. The message has no personal data; people are told that it is unavailable. */
export class SigningProviderError extends Error {
  /** After how many seconds it makes sense to ask again, where the provider said so. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'SigningProviderError';
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
