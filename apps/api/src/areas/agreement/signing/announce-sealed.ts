import { hashToken, newToken } from '../../../platform/crypto/tokens.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import type { Envelope } from './ceremony/envelope.ts';
import type { KeptDocument } from './ceremony/seal-each.ts';
import { type Signer, signersOf } from './ceremony/signer.ts';
import { updateSigner } from './ceremony/signers.store.ts';
import { COPIES_LINK_DAYS } from './ceremony/signing-limits.ts';

const DAY_MS = 86_400_000;

/**
 * Tells those who signed that their copies are there, each by one message. The investor of an order hears of them when it is
 * received (`trades/confirm-receipt.ts`); here of a profile that counts by itself: signed without an order, or with one that
 * was changed meanwhile and whose other documents no longer count.
 */
export async function announceSealed(
  trx: Db,
  deps: Deps,
  envelope: Envelope,
  signers: readonly Signer[],
  documents: readonly KeptDocument[],
): Promise<void> {
  const isLive = envelope.status === 'open' || envelope.status === 'completed';
  const { investorId, tradeId } = envelope;
  const profile = documents.find(({ sealed }) => sealed.document.kind === 'kyc-confirmation');
  if (profile !== undefined && (tradeId === null || !isLive)) {
    await requestMail(trx, deps, { template: 'profile-signed', investorId, fileId: profile.file.id });
  }
  const joint = signers.find(({ role }) => role === 'joint');
  if (
    joint !== undefined &&
    tradeId !== null &&
    isLive &&
    documents.some((each) => isSignedBy(each, joint))
  ) {
    await announceToJoint(trx, deps, joint, tradeId);
  }
}

/** A signing provider's certificate is signed by nobody. */
function isSignedBy({ sealed: { document } }: KeptDocument, signer: Signer): boolean {
  const { kind } = document;
  return kind !== 'certificate' && signersOf({ kind }, [signer]).length > 0;
}

/** A person without an account gets a link of their own to the copies; it ends, so the message says to keep them. */
async function announceToJoint(trx: Db, deps: Deps, joint: Signer, tradeId: string): Promise<void> {
  const linkToken = newToken();
  await updateSigner(trx, joint, {
    copiesTokenHash: hashToken(linkToken),
    copiesExpireAt: new Date(deps.clock.now().getTime() + COPIES_LINK_DAYS * DAY_MS),
  });
  const { investorId, envelopeId } = joint;
  await requestMail(trx, deps, { template: 'joint-documents', investorId, tradeId, envelopeId, linkToken });
}
