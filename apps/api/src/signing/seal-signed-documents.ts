import { appendAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { keepFile } from '../files/keep-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { requestMail } from '../mail/request-mail.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sealPdf } from '../seal/seal-pdf.ts';
import { lockOrder } from '../trades/lock-order.ts';
import { updateTrade } from '../trades/trades.store.ts';
import { documentsOf, type Envelope, type FrozenDocument } from './envelope.ts';
import { findEnvelope, lockEnvelope, updateEnvelope } from './envelopes.store.ts';
import { speaking } from './freeze-documents.ts';
import { loadSealKey } from './load-seal-key.ts';
import { insertSignedDocument } from './signed-documents.store.ts';
import { type SignedEnvelope, signedPaper } from './signed-paper.ts';
import { listSigningEvents } from './signing-events.store.ts';

/**
 * Prints and seals the documents of a signed ceremony, keeps the files and tells the investor. Files, their rows, the
 * message and the audit row are one transaction: the job may die anywhere and run again, or twice at once.
 */
export async function sealSignedDocuments(deps: Deps, investorId: string, envelopeId: string): Promise<void> {
  const envelope = await findEnvelope(deps.db, investorId, envelopeId);
  if (envelope === undefined || !isSigned(envelope) || envelope.sealedAt !== null) {
    return;
  }
  const sealed = await sealEach(deps, envelope);
  await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, envelope.tradeId);
    const current = await lockEnvelope(trx, investorId, envelopeId);
    if (current === undefined || current.sealedAt !== null) {
      return;
    }
    const files = await keepEach(trx, deps, envelope, sealed);
    const at = deps.clock.now();
    await updateEnvelope(trx, envelope, { sealedAt: at });
    // Of an order that was changed meanwhile the files are kept as a record only: they are not what counts for it.
    if (current.status === 'completed') {
      await updateTrade(trx, trade, { documentsSealedAt: at }, at);
      await requestMail(trx, deps, { template: 'documents-signed', investorId, tradeId: trade.id });
    }
    await appendAudit(trx, at, {
      actor: 'system',
      action: 'documents.sealed',
      target: `trade:${trade.id}`,
      investorId,
      detail: { envelopeId, files: Object.fromEntries(files.map(({ id, sha256 }) => [id, sha256])) },
    });
  });
}

function isSigned(envelope: Envelope): envelope is SignedEnvelope {
  return envelope.signature !== null && envelope.signedAt !== null && envelope.consentedAt !== null;
}

type SealedDocument = { document: FrozenDocument; bytes: Buffer };

async function sealEach(deps: Deps, envelope: SignedEnvelope): Promise<SealedDocument[]> {
  const key = await loadSealKey(deps);
  const { dealer } = deps.config;
  const events = await listSigningEvents(deps.db, envelope);
  const sealed: SealedDocument[] = [];
  for (const document of documentsOf(envelope)) {
    const t = speaking(document.language);
    const pdf = await renderPdf(signedPaper(envelope, document, events, dealer), t);
    const bytes = await sealPdf(pdf, {
      ...key,
      reason: t('signing.paper.sealReason', { title: document.title }),
      name: dealer.name,
      location: dealer.city,
      contactInfo: dealer.email,
      signedAt: deps.clock.now(),
    });
    sealed.push({ document, bytes });
  }
  return sealed;
}

async function keepEach(
  trx: Db,
  deps: Deps,
  envelope: SignedEnvelope,
  sealed: readonly SealedDocument[],
): Promise<StoredFile[]> {
  const { investorId, tradeId, id: envelopeId, signedAt } = envelope;
  const files: StoredFile[] = [];
  for (const { document, bytes } of sealed) {
    const { title, kind, contentSha256 } = document;
    const file = await keepFile(trx, deps, {
      investorId,
      purpose: 'signed-document',
      originalName: `${title}.pdf`,
      contentType: 'application/pdf',
      bytes,
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
      signedAt,
    });
    files.push(file);
  }
  return files;
}
