import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { SigningDocumentKind } from '@portal/domain/agreement/signing/signing.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { type Envelope, nameOfPaper } from '../ceremony/envelope.ts';

export type SignedDocumentRow = {
  investorId: string;
  id: string;
  tradeId: string | null;
  envelopeId: string;
  kind: string;
  /** The one purchaser who signed it; null for what all of its signers did. */
  signedFor: SignerRole | null;
  title: string;
  fileId: string;
  contentSha256: string;
  signedAt: Date;
};

/** Adds the sealed file of a document; a ceremony can have one of each kind, and of each form one for each purchaser. */
export async function insertSignedDocument(trx: Db, document: SignedDocumentRow): Promise<void> {
  await trx
    .insertInto('signed_documents')
    .values({
      investor_id: document.investorId,
      id: document.id,
      trade_id: document.tradeId,
      envelope_id: document.envelopeId,
      kind: document.kind,
      signed_for: document.signedFor,
      title: document.title,
      file_id: document.fileId,
      content_sha256: document.contentSha256,
      signed_at: document.signedAt,
    })
    .execute();
}

/** The names of a ceremony's documents that are sealed (`nameOfPaper`). */
export async function listSealedNames(
  db: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('signed_documents')
    .select(['kind', 'signed_for as for'])
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', id)
    .execute();
  return new Set(rows.map(nameOfPaper));
}

/** The sealed files of the documents of a ceremony that a signer signed, by title. */
export async function listSignedDocumentsOf(
  db: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
  names: ReadonlySet<string>,
): Promise<{ fileId: string; title: string }[]> {
  const rows = await db
    .selectFrom('signed_documents')
    .select(['file_id as fileId', 'title', 'kind', 'signed_for as for'])
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', id)
    .orderBy('title')
    .execute();
  return rows.filter((row) => names.has(nameOfPaper(row))).map(({ fileId, title }) => ({ fileId, title }));
}

export type SealedFile = { name: string; fileId: string; storageKey: string; sha256: string };

/** Where the bytes of a ceremony's sealed files are, and what they were. */
export async function listSealedFiles(
  db: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<SealedFile[]> {
  const rows = await db
    .selectFrom('signed_documents as signed')
    .innerJoin('files as sealed', 'sealed.id', 'signed.file_id')
    .select([
      'signed.kind',
      'signed.signed_for as for',
      'signed.file_id as fileId',
      'sealed.storage_key as storageKey',
      'sealed.sha256',
    ])
    .where('signed.investor_id', '=', investorId)
    .where('signed.envelope_id', '=', id)
    .execute();
  return rows.map(({ kind, for: role, ...file }) => ({ name: nameOfPaper({ kind, for: role }), ...file }));
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
