import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

type OfPaper = { investorId: string; documentId: string };

/** True for a document the investor signed outside any order, such as a confirmation of their profile alone. */
export async function isSignedForNoOrder(db: Db, { investorId, documentId }: OfPaper): Promise<boolean> {
  const row = await db
    .selectFrom('signed_documents')
    .select('file_id')
    .where('investor_id', '=', investorId)
    .where('trade_id', 'is', null)
    .where('file_id', '=', documentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for a memorandum the investor confirmed without having an order for its deal; otherwise it is opened through that order. */
export async function isConfirmedForNoOrder(db: Db, { investorId, documentId }: OfPaper): Promise<boolean> {
  const row = await db
    .selectFrom('om_acceptances as accepted')
    .innerJoin('deal_documents as document', 'document.id', 'accepted.document_id')
    .select('document.id')
    .where('accepted.investor_id', '=', investorId)
    .where('document.id', '=', documentId)
    .where('document.kind', '=', 'offering-memorandum')
    .where(
      sql<boolean>`not exists (
        select 1 from trades where trades.investor_id = accepted.investor_id and trades.deal_id = document.deal_id)`,
    )
    .executeTakeFirst();
  return row !== undefined;
}
