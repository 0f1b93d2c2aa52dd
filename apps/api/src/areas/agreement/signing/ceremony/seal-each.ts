import type { SigningDocumentKind } from '@portal/domain/agreement/signing/signing.wire';
import { renderPdf } from '../../../../papers/pdf/render-pdf.ts';
import { certificateSha256Of, type SealKey } from '../../../../papers/seal/seal-key.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StoredFile } from '../../../../platform/files/stored-file.ts';
import { findAcceptanceBefore } from '../../memorandum/find-memorandum.ts';
import type { Envelope, FrozenDocument } from './envelope.ts';
import { speaking } from './freeze-documents.ts';
import { findJointAcceptanceBefore } from './joint-acceptances.store.ts';
import { loadSealKey } from './load-seal-key.ts';
import { keepSealCertificate } from './seal-certificates.store.ts';
import { sealWith } from './seal-paper.ts';
import { hasSigned, type SignersMemorandum, type SignerWhoSigned } from './signed-ceremony.ts';
import { signedAtOf, signedPaper } from './signed-paper.ts';
import { type Signer, signersOf } from './signer.ts';
import type { SigningEvent } from './signing-events.store.ts';

/** A file that is sealed; beside the documents of a ceremony, a signing provider's certificate of what happened. */
export type SealedDocument = {
  document: Pick<FrozenDocument, 'title' | 'contentSha256'> & { kind: SigningDocumentKind | 'certificate' };
  bytes: Buffer;
  signedAt: Date;
};

/** A sealed document once its file is kept. */
export type KeptDocument = { sealed: SealedDocument; file: StoredFile };

type SignedCeremony = { envelope: Envelope; signers: readonly Signer[]; events: readonly SigningEvent[] };

/** Prints and seals these documents of a ceremony; each has all of its signatures. */
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

/** What each of those who signed had accepted by then. */
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
