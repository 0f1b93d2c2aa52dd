import type { SignedCopies } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { hashToken } from '../../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findReadableFile } from '../../../../platform/files/kept/files.store.ts';
import { makeFileLink } from '../../../../platform/files/links/make-file-link.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { nameOfPaper } from '../ceremony/envelope.ts';
import { findEnvelope } from '../ceremony/envelopes.store.ts';
import { listJointAcceptances } from '../ceremony/joint-acceptances.store.ts';
import { documentsFor } from '../ceremony/signer.ts';
import { findSignerByCopiesToken } from '../ceremony/signers.store.ts';
import { listSignedDocumentsOf } from './signed-documents.store.ts';

/**
 * The sealed documents that a joint investor signed and the memorandum they accepted, each with a link valid for a few minutes;
 * never the investor's profile. Throws SIGNING_LINK_INVALID for a link that never existed, was replaced or has expired.
 */
export async function listSignedCopies(deps: Deps, token: string, language: Language): Promise<SignedCopies> {
  const signer = await findSignerByCopiesToken(deps.db, deps.secrets, hashToken(token), deps.clock.now());
  const envelope =
    signer === undefined
      ? undefined
      : await findEnvelope(deps.db, deps.secrets, signer.investorId, signer.envelopeId);
  if (
    signer === undefined ||
    envelope === undefined ||
    signer.signedAt === null ||
    signer.copiesExpireAt === null
  ) {
    throw new AppError('SIGNING_LINK_INVALID');
  }
  const names = new Set(documentsFor(envelope, signer.role).map(nameOfPaper));
  const kept = await listSignedDocumentsOf(deps.db, envelope, names);
  const [memorandum] = await listJointAcceptances(deps.db, signer);
  const given = memorandum === undefined ? [] : [{ fileId: memorandum.documentId, title: memorandum.title }];
  const documents: SignedCopies['documents'] = [];
  for (const { fileId, title } of [...kept, ...given]) {
    const file = await findReadableFile(deps.db, { as: 'investor', investorId: signer.investorId }, fileId);
    if (file !== undefined) {
      const { url, size } = await makeFileLink(deps, file);
      documents.push({ id: fileId, title, url, size });
    }
  }
  return {
    dealName: envelope.frozen.dealName?.[language] ?? '',
    signedAt: signer.signedAt.toISOString(),
    expiresAt: signer.copiesExpireAt.toISOString(),
    documents,
  };
}
