import type { Db } from '../db/tables.ts';

export type SignedDocumentRow = {
  investorId: string;
  id: string;
  tradeId: string;
  envelopeId: string;
  kind: string;
  title: string;
  fileId: string;
  contentSha256: string;
  signedAt: Date;
};

/** Adds the sealed file of one document; the database allows one for each kind of a ceremony. */
export async function insertSignedDocument(trx: Db, document: SignedDocumentRow): Promise<void> {
  await trx
    .insertInto('signed_documents')
    .values({
      investor_id: document.investorId,
      id: document.id,
      trade_id: document.tradeId,
      envelope_id: document.envelopeId,
      kind: document.kind,
      title: document.title,
      file_id: document.fileId,
      content_sha256: document.contentSha256,
      signed_at: document.signedAt,
    })
    .execute();
}
