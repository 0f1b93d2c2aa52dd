import type { SigningDocumentKind } from '@portal/domain/agreement/signing/signing.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Envelope } from '../ceremony/envelope.ts';

export type SignedDocumentRow = {
  investorId: string;
  id: string;
  tradeId: string | null;
  envelopeId: string;
  kind: string;
  title: string;
  fileId: string;
  contentSha256: string;
  signedAt: Date;
};

/** Adds the sealed file of a document; a ceremony can have one of each kind. */
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

/** The kinds of a ceremony's documents that are sealed. */
export async function listSealedKinds(
  db: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('signed_documents')
    .select('kind')
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', id)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** A ceremony's sealed files of these kinds, by title. */
export async function listSignedDocumentsOf(
  db: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
  kinds: readonly string[],
): Promise<{ fileId: string; title: string }[]> {
  return db
    .selectFrom('signed_documents')
    .select(['file_id as fileId', 'title'])
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', id)
    .where('kind', 'in', [...kinds])
    .orderBy('title')
    .execute();
}

/** Where the bytes of a ceremony's sealed files are, and what they were. */
export async function listSealedFiles(
  db: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<{ kind: string; fileId: string; storageKey: string; sha256: string }[]> {
  return db
    .selectFrom('signed_documents as signed')
    .innerJoin('files as sealed', 'sealed.id', 'signed.file_id')
    .select(['signed.kind', 'signed.file_id as fileId', 'sealed.storage_key as storageKey', 'sealed.sha256'])
    .where('signed.investor_id', '=', investorId)
    .where('signed.envelope_id', '=', id)
    .execute();
}

const CONFIRMATION: SigningDocumentKind = 'kyc-confirmation';

/** The investor's sealed confirmations of their profile, signed alone or with an order, the newest first. */
export async function listConfirmationsOf(
  db: Db,
  investorId: string,
  max: number,
): Promise<{ id: string; title: string; signedAt: Date; size: number }[]> {
  return db
    .selectFrom('signed_documents as signed')
    .innerJoin('files as sealed', 'sealed.id', 'signed.file_id')
    .select([
      'signed.file_id as id',
      'signed.title',
      'signed.signed_at as signedAt',
      'sealed.size_bytes as size',
    ])
    .where('signed.investor_id', '=', investorId)
    .where('signed.kind', '=', CONFIRMATION)
    .orderBy('signed.signed_at', 'desc')
    .orderBy('signed.id')
    .limit(max)
    .execute();
}
