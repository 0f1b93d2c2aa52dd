import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import type { Envelope } from './ceremony/envelope.ts';
import type { KeptDocument } from './ceremony/seal-each.ts';
import { type Signer, signersOf } from './ceremony/signer.ts';
import { updateSigner } from './ceremony/signers.store.ts';
import { COPIES_LINK_DAYS } from './ceremony/signing-limits.ts';

const DAY_MS = 86_400_000;

/**
 * Tells those who signed that their copies are there: one message for each document, which leads to that document and
 * to no other. Documents of an order that was changed meanwhile no longer count for it and are not announced.
 */
export async function announceSealed(
  trx: Db,
  deps: Deps,
  envelope: Envelope,
  signers: readonly Signer[],
  documents: readonly KeptDocument[],
): Promise<void> {
  const isLive = envelope.status === 'open' || envelope.status === 'completed';
  const announced = documents.flatMap(({ sealed: { document }, file }) => {
    const { kind } = document;
    const isOwn = kind !== 'certificate' && (isLive || kind === 'kyc-confirmation');
    return isOwn ? [{ kind, file }] : [];
  });
  const { investorId, tradeId } = envelope;
  for (const { file } of announced) {
    await requestMail(
      trx,
      deps,
      tradeId === null
        ? { template: 'profile-signed', investorId, fileId: file.id }
        : { template: 'document-signed', investorId, tradeId, fileId: file.id },
    );
  }
  const joint = signers.find(({ role }) => role === 'joint');
  const theirs = joint && announced.filter(({ kind }) => signersOf({ kind }, [joint]).length > 0);
  if (joint !== undefined && theirs !== undefined && theirs.length > 0 && tradeId !== null) {
    await announceToJoint(trx, deps, joint, tradeId, theirs);
  }
}

/** A person without an account gets a link of their own to the copies; it ends, so the message says to keep them. */
async function announceToJoint(
  trx: Db,
  deps: Deps,
  joint: Signer,
  tradeId: string,
  documents: readonly Pick<KeptDocument, 'file'>[],
): Promise<void> {
  const linkToken = newToken();
  await updateSigner(trx, joint, {
    copiesTokenHash: hashToken(linkToken),
    copiesExpireAt: new Date(deps.clock.now().getTime() + COPIES_LINK_DAYS * DAY_MS),
  });
  const { investorId, envelopeId } = joint;
  for (const { file } of documents) {
    await requestMail(trx, deps, {
      template: 'joint-document',
      investorId,
      tradeId,
      envelopeId,
      linkToken,
      fileId: file.id,
    });
  }
}
