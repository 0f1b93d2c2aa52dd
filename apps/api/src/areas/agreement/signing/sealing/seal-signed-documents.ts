import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { keepFile } from '../../../../platform/files/kept/keep-file.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { recordSealed } from '../../../order/trades/record-signatures.ts';
import { documentsOf, type Envelope, nameOfPaper } from '../ceremony/envelope.ts';
import { findEnvelope, lockEnvelope, updateEnvelope } from '../ceremony/envelopes.store.ts';
import { fullySigned, type Signer, signersOf, targetOf } from '../ceremony/signer.ts';
import { listSigners, updateSigner } from '../ceremony/signers.store.ts';
import { listSigningEvents } from '../ceremony/signing-events.store.ts';
import { collectSigned } from './collect-signed.ts';
import { removeSource } from './remove-source.ts';
import { type KeptDocument, type SealedDocument, sealEach } from './seal-each.ts';
import { insertSignedDocument, listSealedNames } from './signed-documents.store.ts';

const DAY_MS = 86_400_000;

/** How long the link to sealed copies is valid for a joint investor, who has no account. */
const COPIES_LINK_DAYS = 30;

/**
 * Prints and seals each fully signed document of a ceremony once, stores the files and tells the signers. Files, their rows, the
 * messages and the audit row are one transaction: the job may die at any point and run again, or twice at once.
 */
export async function sealSignedDocuments(deps: Deps, investorId: string, envelopeId: string): Promise<void> {
  const envelope = await findEnvelope(deps.db, deps.secrets, investorId, envelopeId);
  if (envelope === undefined || envelope.sealDueAt === null) {
    return;
  }
  const kept = await listSealedNames(deps.db, envelope);
  const signers = await listSigners(deps.db, deps.secrets, envelope);
  const ready = fullySigned(envelope, signers).filter((document) => !kept.has(nameOfPaper(document)));
  const events = await listSigningEvents(deps.db, envelope);
  const sealed = envelope.isAtProvider
    ? await collectSigned(deps, envelope, kept)
    : await sealEach(deps, { envelope, signers, events }, ready);
  const isSealed = await transact(deps.db, async (trx) => {
    const trade = envelope.tradeId === null ? null : await lockOrder(trx, investorId, envelope.tradeId);
    const current = await lockEnvelope(trx, deps.secrets, investorId, envelopeId);
    if (current === undefined || current.sealDueAt === null) {
      return false;
    }
    const keptNow = await listSealedNames(trx, current);
    const mine = sealed.filter(({ document }) => !keptNow.has(nameOfPaper(document)));
    const files = await keepEach(trx, deps, current, mine);
    const at = deps.clock.now();
    const all = new Set([...keptNow, ...mine.map(({ document }) => nameOfPaper(document))]);
    // Another signature may have come in while this ran: the seals it asked for are still due.
    const signersNow = await listSigners(trx, deps.secrets, current);
    const isDone = fullySigned(current, signersNow).every((document) => all.has(nameOfPaper(document)));
    const isWhole = documentsOf(current).every((document) => all.has(nameOfPaper(document)));
    await updateEnvelope(trx, current, {
      ...(isDone ? { sealDueAt: null } : {}),
      ...(isWhole && current.sealedAt === null ? { sealedAt: at } : {}),
    });
    // The files of an order that changed in the meantime are kept as a record only; they do not count for it.
    if (trade !== null && current.status === 'completed' && isWhole) {
      await recordSealed(trx, deps, trade, at);
    }
    await announceSealed(trx, deps, current, signersNow, files);
    await audit(trx, deps, at, current, files);
    return isWhole;
  });
  if (isSealed) {
    await removeSource(deps, investorId, envelopeId);
  }
}

async function keepEach(
  trx: Db,
  deps: Deps,
  { investorId, tradeId, id: envelopeId }: Envelope,
  documents: readonly SealedDocument[],
): Promise<KeptDocument[]> {
  const files: KeptDocument[] = [];
  for (const sealed of documents) {
    const { title, kind, contentSha256 } = sealed.document;
    const file = await keepFile(trx, deps, {
      investorId,
      purpose: 'signed-document',
      originalName: `${title}.pdf`,
      contentType: 'application/pdf',
      bytes: sealed.bytes,
      pages: null,
    });
    await insertSignedDocument(trx, {
      investorId,
      id: deps.newId(),
      tradeId,
      envelopeId,
      kind,
      signedFor: sealed.document.for ?? null,
      title,
      fileId: file.id,
      contentSha256,
      signedAt: sealed.signedAt,
    });
    files.push({ sealed, file });
  }
  return files;
}

async function audit(
  trx: Db,
  deps: Pick<Deps, 'audit'>,
  at: Date,
  envelope: Envelope,
  documents: readonly KeptDocument[],
): Promise<void> {
  if (documents.length === 0) {
    return;
  }
  await appendAudit(trx, deps, at, {
    actor: 'system',
    action: 'documents.sealed',
    target: targetOf(envelope),
    investorId: envelope.investorId,
    detail: {
      envelopeId: envelope.id,
      files: Object.fromEntries(documents.map(({ file }) => [file.id, file.sha256])),
    },
  });
}

/**
 * Tells the signers, with one message each, that their copies are there. An order's investor learns of theirs from the receipt
 * (`trades/confirm-receipt.ts`); here only of a profile that counts on its own: signed without an order, or with one that has
 * changed since, so that its other documents no longer count.
 */
async function announceSealed(
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

/** Nobody signs a signing provider's certificate. */
function isSignedBy({ sealed: { document } }: KeptDocument, signer: Signer): boolean {
  const { kind, for: role } = document;
  return (
    kind !== 'certificate' &&
    signersOf({ kind, ...(role === undefined ? {} : { for: role }) }, [signer]).length > 0
  );
}

/** A person without an account gets their own link to the copies; it expires, so the message says to save them. */
async function announceToJoint(trx: Db, deps: Deps, joint: Signer, tradeId: string): Promise<void> {
  const linkToken = newToken();
  await updateSigner(trx, joint, {
    copiesTokenHash: hashToken(linkToken),
    copiesExpireAt: new Date(deps.clock.now().getTime() + COPIES_LINK_DAYS * DAY_MS),
  });
  const { investorId, envelopeId } = joint;
  await requestMail(trx, deps, { template: 'joint-documents', investorId, tradeId, envelopeId, linkToken });
}
