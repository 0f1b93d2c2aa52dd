import type { SigningDocumentKind } from '@portal/domain/agreement/signing/signing.wire';
import type { Dealer } from '@portal/domain/ground/brand/brand';
import { formatDate } from '@portal/domain/ground/formats/dates';
import { signedContentHash } from '../../../../papers/documents/content-hash.ts';
import type { FrozenDocument } from '../../../../papers/documents/freeze-documents.ts';
import { speaking } from '../../../../papers/documents/freeze-documents.ts';
import type { Paper, PaperInitials, SignatureLine } from '../../../../papers/pdf/paper.ts';
import { renderPdf } from '../../../../papers/pdf/render-pdf.ts';
import { certificateSha256Of, type SealKey } from '../../../../papers/seal/seal-key.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StoredFile } from '../../../../platform/files/kept/stored-file.ts';
import { findAcceptanceBefore } from '../../memorandum/find-memorandum.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { initialsGiven } from '../ceremony/initials-given.ts';
import { findJointAcceptanceBefore } from '../ceremony/joint-acceptances.store.ts';
import { type Signer, signersOf } from '../ceremony/signer.ts';
import type { SigningEvent } from '../ceremony/signing-events.store.ts';
import { loadSealKey } from '../seal/load-seal-key.ts';
import { keepSealCertificate } from '../seal/seal-keys.store.ts';
import { sealWith } from '../seal/seal-paper.ts';
import {
  evidenceOf,
  hasSigned,
  type SignersMemorandum,
  type SignerWhoSigned,
  type Signing,
} from './evidence-of.ts';

/** A sealed file: a document of the ceremony, or the signing provider's certificate. */
export type SealedDocument = {
  document: Pick<FrozenDocument, 'title' | 'contentSha256' | 'for'> & {
    kind: SigningDocumentKind | 'certificate';
  };
  bytes: Buffer;
  signedAt: Date;
};

/** A sealed document whose file is stored. */
export type KeptDocument = { sealed: SealedDocument; file: StoredFile };

type SignedCeremony = { envelope: Envelope; signers: readonly Signer[]; events: readonly SigningEvent[] };

/** Prints and seals documents of a ceremony that have all their signatures. */
export async function sealEach(
  deps: Deps,
  ceremony: SignedCeremony,
  documents: readonly FrozenDocument[],
): Promise<SealedDocument[]> {
  if (documents.length === 0) {
    return [];
  }
  const key = await loadSealKey(deps);
  const sealed: SealedDocument[] = [];
  for (const document of documents) {
    sealed.push(await sealOne(deps, key, ceremony, document));
  }
  await keepSealCertificate(deps.db, certificateSha256Of(key), deps.clock.now());
  return sealed;
}

async function sealOne(
  deps: Deps,
  key: SealKey,
  { envelope, signers, events }: SignedCeremony,
  document: FrozenDocument,
): Promise<SealedDocument> {
  const { dealer, publicUrl } = deps.config;
  const t = speaking(document.language);
  const whoSigned = signersOf(document, signers).filter(hasSigned);
  const memoranda = document.kind === 'kyc-confirmation' ? [] : await memorandaOf(deps, envelope, whoSigned);
  const paper = signedPaper({ envelope, document, signers: whoSigned, events, memoranda }, dealer, publicUrl);
  const reason = t('signing.paper.sealReason', { title: document.title });
  const bytes = await sealWith(deps, key, await renderPdf(paper, t), reason);
  return { document, bytes, signedAt: signedAtOf(whoSigned) };
}

/** The memorandum that each signer had accepted before signing. */
async function memorandaOf(
  deps: Deps,
  { investorId, id: envelopeId, tradeId }: Envelope,
  whoSigned: readonly SignerWhoSigned[],
): Promise<SignersMemorandum[]> {
  const memoranda: SignersMemorandum[] = [];
  if (tradeId === null) {
    return memoranda;
  }
  for (const { role, signedAt } of whoSigned) {
    const accepted =
      role === 'joint'
        ? await findJointAcceptanceBefore(deps.db, { investorId, envelopeId }, signedAt)
        : await findAcceptanceBefore(deps.db, investorId, tradeId, signedAtOf(whoSigned));
    if (accepted !== undefined) {
      memoranda.push({ ...accepted, role });
    }
  }
  return memoranda;
}

/** The time of the last signature. */
function signedAtOf(signers: readonly SignerWhoSigned[]): Date {
  return new Date(Math.max(...signers.map(({ signedAt }) => signedAt.getTime())));
}

/** A document of a signed ceremony, ready to print with its initials, signatures and evidence. */
function signedPaper(signing: Signing, dealer: Dealer, publicUrl: string): Paper {
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
    isSpecimen: document.isSpecimen === true,
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

/** The initials beside each statement of the document, in the order of the signers. */
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
