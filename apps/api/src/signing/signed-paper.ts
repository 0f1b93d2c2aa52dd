import { formatDate } from '@portal/domain/formats/dates';
import { LOCALES } from '@portal/domain/formats/locales';
import type { SignatureInput } from '@portal/domain/wire/signing';
import type { Dealer } from '../config/dealer-settings.ts';
import type { Evidence, EvidenceEvent } from '../pdf/evidence.ts';
import type { Paper } from '../pdf/paper.ts';
import { documentsOf, type Envelope, type FrozenDocument } from './envelope.ts';
import { speaking } from './freeze-documents.ts';
import { initialsGiven } from './initials-given.ts';
import type { SigningEvent } from './signing-events.store.ts';
import { SIGNING_LINK_MINUTES } from './signing-limits.ts';

/** A ceremony that was signed: what the paper of each of its documents is made of. */
export type SignedEnvelope = Envelope & { signature: SignatureInput; signedAt: Date; consentedAt: Date };

/** One document of a signed ceremony, ready to print with its initials, its signature and the evidence. */
export function signedPaper(
  envelope: SignedEnvelope,
  document: FrozenDocument,
  events: readonly SigningEvent[],
  dealer: Dealer,
): Paper {
  const t = speaking(document.language);
  const { signer, timeZone } = envelope.frozen;
  const signedAt = envelope.signedAt.toISOString();
  const day = formatDate(signedAt, document.language, timeZone);
  const initials = initialsGiven(events).filter(({ documentId }) => documentId === document.id);
  return {
    id: document.id,
    content: document,
    subtitle: t('signing.paper.subtitle', { order: envelope.tradeId, day }),
    letterhead: dealer,
    initials: Object.fromEntries(
      initials.map(({ rowId, initials: letters, at }) => [
        rowId,
        { initials: letters, at: at.toISOString() },
      ]),
    ),
    signatureLines: [{ name: signer.name, signed: { mark: envelope.signature, at: signedAt } }],
    evidence: evidenceOf(envelope, document, events),
    timeZone,
    createdAt: signedAt,
  };
}

function evidenceOf(
  envelope: SignedEnvelope,
  document: FrozenDocument,
  events: readonly SigningEvent[],
): Evidence {
  const { signer } = envelope.frozen;
  const find = (kind: SigningEvent['kind']) => events.find((event) => event.kind === kind);
  const signed = find('signed');
  return {
    envelopeId: envelope.id,
    signer: { name: signer.name, email: signer.email, accountId: envelope.investorId },
    authentication: speaking(document.language)('signing.paper.authentication', {
      minutes: SIGNING_LINK_MINUTES,
    }),
    consent: {
      version: find('consented')?.detail.version ?? '',
      at: envelope.consentedAt.toISOString(),
    },
    signedAt: envelope.signedAt.toISOString(),
    ipAddress: signed?.ipAddress ?? '',
    userAgent: signed?.userAgent ?? '',
    events: printedEvents(envelope, document, events),
    hashes: documentsOf(envelope).map(({ title, contentSha256 }) => ({ title, sha256: contentSha256 })),
  };
}

/** What happened to this document: the ceremony's own events, and the initials that stand on it. */
function printedEvents(
  envelope: Envelope,
  document: FrozenDocument,
  events: readonly SigningEvent[],
): EvidenceEvent[] {
  const languages = new Intl.DisplayNames(LOCALES[document.language], { type: 'language' });
  return events.flatMap(({ kind, at, ipAddress, detail }): EvidenceEvent[] => {
    const printed = { at: at.toISOString(), ipAddress };
    switch (kind) {
      case 'initialled':
        return detail.documentId === document.id ? [{ ...printed, kind, detail: detail.title ?? '' }] : [];
      case 'language-chosen':
        return [{ ...printed, kind, detail: languages.of(detail.language ?? envelope.language) ?? '' }];
      case 'declined':
        return [];
      default:
        return [{ ...printed, kind }];
    }
  });
}
