import type { Dealer } from '@portal/domain/ground/brand/brand';
import { formatDate } from '@portal/domain/ground/formats/dates';
import { signedContentHash } from '../../../../papers/documents/content-hash.ts';
import type { Paper, PaperInitials, SignatureLine } from '../../../../papers/pdf/paper.ts';
import { evidenceOf } from './evidence-of.ts';
import { speaking } from './freeze-documents.ts';
import { initialsGiven } from './initials-given.ts';
import type { SignerWhoSigned, Signing } from './signed-ceremony.ts';

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
    letterhead: { ...dealer, address: t('brand.address') },
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
