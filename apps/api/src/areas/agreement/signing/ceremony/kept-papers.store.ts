import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import {
  SIGNING_DOCUMENT_KINDS,
  type SigningDocumentKind,
} from '@portal/domain/agreement/signing/signing.wire';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** A sealed paper of an order, with the ceremony in which it was signed. */
export type SealedPaper = {
  id: string;
  kind: SigningDocumentKind;
  /** The one purchaser who signed it, where each signed their own. */
  for?: SignerRole;
  title: string;
  contentSha256: string;
  envelopeId: string;
};

type Order = { investorId: string; id: string };

/** What was signed and sealed for an order last, with what was kept then; empty where nothing was, or not all of it is sealed. */
export async function listSealedPapers(trx: Db, { investorId, id }: Order): Promise<SealedPaper[]> {
  const last = await trx
    .selectFrom('signing_envelopes')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', id)
    .where('status', 'in', ['completed', 'superseded'])
    .where('signed_at', 'is not', null)
    .where('sealed_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) {
    return [];
  }
  const rows = await trx
    .selectFrom('signed_documents as signed')
    .select([
      'signed.id',
      'signed.kind',
      'signed.signed_for as signedFor',
      'signed.title',
      'signed.content_sha256 as contentSha256',
      'signed.envelope_id as envelopeId',
    ])
    .where('signed.investor_id', '=', investorId)
    .where(
      sql<boolean>`(signed.envelope_id = ${last.id} or exists (
        select 1 from kept_papers kept where kept.envelope_id = ${last.id} and kept.document_id = signed.id
      ))`,
    )
    .orderBy('signed.title')
    .execute();
  return rows.flatMap(({ signedFor, ...row }) =>
    SIGNING_DOCUMENT_KINDS.filter((kind) => kind === row.kind).map((kind) => ({
      ...row,
      kind,
      ...(signedFor === null ? {} : { for: signedFor }),
    })),
  );
}

/** Records which papers a new ceremony leaves as they were signed. */
export async function keepPapers(
  trx: Db,
  { investorId, envelopeId }: { investorId: string; envelopeId: string },
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length > 0) {
    await trx
      .insertInto('kept_papers')
      .values(
        documentIds.map((id) => ({ investor_id: investorId, envelope_id: envelopeId, document_id: id })),
      )
      .execute();
  }
}
