import { randomUUID } from 'node:crypto';
import { transact } from '../platform/db/transact.ts';
import { keepFile } from '../platform/files/keep-file.ts';
import { readableDocument } from '../platform/files/testing/readable-document.ts';
import { papersOnDesk } from './desk.ts';
import type { TestPortal } from './open-test-portal.ts';

/** An order with a document that was signed for it, as it is once it has its seal. */
export async function signedPaper(
  portal: TestPortal,
): Promise<{ orderId: string; investorId: string; documentId: string; envelopeId: string }> {
  const envelopeId = await papersOnDesk(portal);
  const { investor_id: investorId, trade_id: orderId } = await portal.db
    .selectFrom('signing_envelopes')
    .select(['investor_id', 'trade_id'])
    .where('id', '=', envelopeId)
    .executeTakeFirstOrThrow();
  const bytes = await readableDocument();
  const documentId = await transact(portal.db, async (trx) => {
    const { id } = await keepFile(trx, portal.deps, {
      investorId,
      purpose: 'signed-document',
      originalName: 'Subscription agreement.pdf',
      contentType: 'application/pdf',
      bytes,
      pages: 1,
    });
    await trx
      .insertInto('signed_documents')
      .values({
        investor_id: investorId,
        id: randomUUID(),
        trade_id: orderId,
        envelope_id: envelopeId,
        kind: 'subscription-agreement',
        title: 'Subscription agreement',
        file_id: id,
        content_sha256: 'x',
        signed_at: portal.deps.clock.now(),
      })
      .execute();
    return id;
  });
  return { orderId: orderId ?? '', investorId, documentId, envelopeId };
}
