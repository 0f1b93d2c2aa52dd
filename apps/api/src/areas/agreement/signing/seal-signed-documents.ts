import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keepFile } from '../../../platform/files/keep-file.ts';
import { lockOrder } from '../../order/trades/lock-order.ts';
import { recordSealed } from '../../order/trades/record-signatures.ts';
import { announceSealed } from './announce-sealed.ts';
import { documentsOf, type Envelope } from './ceremony/envelope.ts';
import { findEnvelope, lockEnvelope, updateEnvelope } from './ceremony/envelopes.store.ts';
import { type KeptDocument, type SealedDocument, sealEach } from './ceremony/seal-each.ts';
import { fullySigned } from './ceremony/signer.ts';
import { listSigners } from './ceremony/signers.store.ts';
import { targetOf } from './ceremony/signing-audit.ts';
import { listSigningEvents } from './ceremony/signing-events.store.ts';
import { collectSigned } from './provider/collect-signed.ts';
import { insertSignedDocument, listSealedKinds } from './signed-documents.store.ts';

/**
 * Prints and seals the documents of a ceremony on which no signature is missing, each once, keeps the files and tells
 * those who signed. Files, their rows, the messages and the audit row are one transaction: the job may die anywhere and
 * run again, or twice at once.
 */
export async function sealSignedDocuments(deps: Deps, investorId: string, envelopeId: string): Promise<void> {
  const envelope = await findEnvelope(deps.db, deps.secrets, investorId, envelopeId);
  if (envelope === undefined || envelope.sealDueAt === null) {
    return;
  }
  const kept = await listSealedKinds(deps.db, envelope);
  const signers = await listSigners(deps.db, deps.secrets, envelope);
  const ready = fullySigned(envelope, signers).filter(({ kind }) => !kept.has(kind));
  const events = await listSigningEvents(deps.db, envelope);
  const sealed = envelope.isAtProvider
    ? await collectSigned(deps, envelope, kept)
    : await sealEach(deps, { envelope, signers, events }, ready);
  await transact(deps.db, async (trx) => {
    const trade = envelope.tradeId === null ? null : await lockOrder(trx, investorId, envelope.tradeId);
    const current = await lockEnvelope(trx, deps.secrets, investorId, envelopeId);
    if (current === undefined || current.sealDueAt === null) {
      return;
    }
    const keptNow = await listSealedKinds(trx, current);
    const mine = sealed.filter(({ document }) => !keptNow.has(document.kind));
    const files = await keepEach(trx, deps, current, mine);
    const at = deps.clock.now();
    const all = new Set([...keptNow, ...mine.map(({ document }) => document.kind)]);
    // A second signature may have come while this ran: then the seals that it asked for are still due.
    const signersNow = await listSigners(trx, deps.secrets, current);
    const isDone = fullySigned(current, signersNow).every(({ kind }) => all.has(kind));
    const isWhole = documentsOf(current).every(({ kind }) => all.has(kind));
    await updateEnvelope(trx, current, {
      ...(isDone ? { sealDueAt: null } : {}),
      ...(isWhole && current.sealedAt === null ? { sealedAt: at } : {}),
    });
    // Of an order that was changed meanwhile the files are kept as a record only: they are not what counts for it.
    if (trade !== null && current.status === 'completed' && isWhole) {
      await recordSealed(trx, deps, trade, at);
    }
    await announceSealed(trx, deps, current, signersNow, files);
    await audit(trx, deps, at, current, files);
  });
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
