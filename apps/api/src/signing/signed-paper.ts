import { formatDate } from '@portal/domain/formats/dates';
import type { SignatureInput } from '@portal/domain/wire/signing';
import type { Dealer } from '../config/dealer-settings.ts';
import { signedContentHash } from '../documents/content-hash.ts';
import type { AcceptedMemorandum } from '../memorandum/memorandum.store.ts';
import type { Paper, PaperInitials, SignatureLine } from '../pdf/paper.ts';
import type { Envelope, FrozenDocument } from './envelope.ts';
import { evidenceOf } from './evidence-of.ts';
import { speaking } from './freeze-documents.ts';
import { initialsGiven } from './initials-given.ts';
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

/** When the last of them signed. */
export function signedAtOf(signers: readonly SignerWhoSigned[]): Date {
  return new Date(Math.max(...signers.map(({ signedAt }) => signedAt.getTime())));
}

/** One document of a signed ceremony, ready to print with its initials, its signatures and the evidence. */
export function signedPaper(signing: Signing, dealer: Dealer, publicUrl: string): Paper {
  const { envelope, document, signers } = signing;
  const t = speaking(document.language);
  const { timeZone } = envelope.frozen;
  const signedAt = signedAtOf(signers).toISOString();
  const day = formatDate(signedAt, document.language, timeZone);
  const initials = initialsOn(signing);
  const signatureLines = signers.map(lineOf);
  return {
    id: document.id,
    content: document,
    subtitle:
      envelope.tradeId === null
        ? t('signing.paper.profileSubtitle', { day })
        : t('signing.paper.subtitle', { order: envelope.tradeId, day }),
    letterhead: dealer,
    initials,
    signatureLines,
    evidence: evidenceOf(signing, {
      publicUrl,
      signedSha256: signedContentHash(document, { initials, signatureLines }),
    }),
    timeZone,
    createdAt: signedAt,
  };
}

function lineOf({ person, signature, signedAt }: SignerWhoSigned): SignatureLine {
  return { name: person.name, signed: { mark: signature, at: signedAt.toISOString() } };
}

/** The initials on each statement of the document, in the order of the signers. */
function initialsOn({ document, signers, events }: Signing): Record<string, PaperInitials[]> {
  const rows: Record<string, PaperInitials[]> = {};
  for (const { role } of signers) {
    for (const { signer, documentId, rowId, initials, at } of initialsGiven(events)) {
      if (signer === role && documentId === document.id) {
        rows[rowId] = [...(rows[rowId] ?? []), { initials, at: at.toISOString() }];
      }
    }
  }
  return rows;
}
