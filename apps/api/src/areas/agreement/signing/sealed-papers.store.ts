import type { Db } from '../../../platform/db/tables.ts';

/** A sealed document, as a message names it. */
export type SealedPaper = { fileId: string; title: string };

/** The sealed documents of an order, of the ceremony that counts; by title. */
export async function listPapersOfOrder(db: Db, investorId: string, tradeId: string): Promise<SealedPaper[]> {
  return db
    .selectFrom('signed_documents as signed')
    .innerJoin('signing_envelopes as ceremony', 'ceremony.id', 'signed.envelope_id')
    .select(['signed.file_id as fileId', 'signed.title'])
    .where('signed.investor_id', '=', investorId)
    .where('signed.trade_id', '=', tradeId)
    .where('ceremony.status', '=', 'completed')
    .orderBy('signed.title')
    .execute();
}

/** What of a ceremony a joint investor signed; the profile is the investor's alone. */
export async function listPapersOfJoint(
  db: Db,
  investorId: string,
  envelopeId: string,
): Promise<SealedPaper[]> {
  return db
    .selectFrom('signed_documents')
    .select(['file_id as fileId', 'title'])
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', envelopeId)
    .where('kind', 'in', ['subscription-agreement', 'risk-acknowledgement'])
    .orderBy('title')
    .execute();
}
