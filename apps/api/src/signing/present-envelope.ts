import type { ClosedSigning, SigningEnvelope } from '@portal/domain/wire/signing';
import type { Language } from '@portal/domain/wire/user';
import { documentsOf, type Envelope, otherLanguageOf } from './envelope.ts';
import { initialsGiven } from './initials-given.ts';
import type { SigningEvent } from './signing-events.store.ts';

/** A ceremony that can go on, as its page shows it. */
export function presentOpen(
  envelope: Envelope,
  events: readonly SigningEvent[],
  language: Language,
): SigningEnvelope {
  const given = initialsGiven(events);
  return {
    envelopeId: envelope.id,
    status: 'open',
    signer: envelope.frozen.signer,
    dealName: envelope.frozen.dealName[language],
    returnUrl: envelope.returnUrl,
    expiresAt: envelope.expiresAt.toISOString(),
    consentedAt: envelope.consentedAt?.toISOString() ?? null,
    language: envelope.language,
    otherLanguage: otherLanguageOf(envelope),
    documents: documentsOf(envelope).map(({ contentSha256: _digest, ...document }) => ({
      ...document,
      initialled: Object.fromEntries(
        given
          .filter(({ documentId }) => documentId === document.id)
          .map(({ rowId, at }) => [rowId, at.toISOString()]),
      ),
    })),
  };
}

/** A ceremony that is over or whose link has ended: where it leads, and nothing personal. */
export function presentClosed(
  envelope: Pick<Envelope, 'id' | 'frozen' | 'returnUrl' | 'signedAt'>,
  status: ClosedSigning['status'],
  language: Language,
): ClosedSigning {
  return {
    envelopeId: envelope.id,
    status,
    dealName: envelope.frozen.dealName[language],
    returnUrl: envelope.returnUrl,
    signedAt: envelope.signedAt?.toISOString() ?? null,
  };
}
