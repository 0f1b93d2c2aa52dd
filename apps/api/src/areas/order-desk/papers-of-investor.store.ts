import type { OfficeInvestor } from '@portal/domain/wire/office-investors';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

/** More than anybody signs; the newest are listed. */
const PAPERS_LISTED_MAX = 200;

type PaperFound = Omit<OfficeInvestor['papers'][number], 'at'> & { at: Date };

/**
 * What somebody signed and the memoranda that they confirmed, newest first. Each is named with the order by which it is opened: a
 * memorandum that was confirmed without one with the newest order of its deal; what belongs to none is left out.
 */
export async function findPapersOf(db: Db, investorId: string): Promise<PaperFound[]> {
  const { rows } = await sql<PaperFound>`
    select 'signed' as kind, file_id as "documentId", title, signed_at as at, trade_id as "orderId"
    from signed_documents where investor_id = ${investorId} and trade_id is not null
    union all
    select 'memorandum', document.id, document.title, accepted.accepted_at, placed.id
    from om_acceptances accepted
    join deal_documents document on document.id = accepted.document_id
    join lateral (
      select trades.id from trades
      where trades.investor_id = accepted.investor_id and trades.deal_id = document.deal_id
      order by trades.created_at desc, trades.id limit 1
    ) placed on true
    where accepted.investor_id = ${investorId} and document.kind = 'offering-memorandum'
    order by at desc, "documentId" limit ${PAPERS_LISTED_MAX}
  `.execute(db);
  return rows;
}
