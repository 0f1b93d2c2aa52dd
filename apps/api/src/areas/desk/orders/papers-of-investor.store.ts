import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** More than anybody signs; the newest are listed. */
const PAPERS_LISTED_MAX = 200;

type PaperFound = Omit<OfficeInvestor['papers'][number], 'at'> & { at: Date };

/**
 * What somebody signed and the memoranda that they confirmed, newest first. Each is named with the order by which it is opened, a
 * memorandum that was confirmed without one with the newest order of its deal; with none, it is opened by the investor.
 */
export async function findPapersOf(db: Db, investorId: string): Promise<PaperFound[]> {
  const { rows } = await sql<PaperFound>`
    select 'signed' as kind, signed.file_id as "documentId", signed.title, envelope.language, signed.signed_at as at,
      signed.trade_id as "orderId"
    from signed_documents signed
    join signing_envelopes envelope on envelope.investor_id = signed.investor_id and envelope.id = signed.envelope_id
    where signed.investor_id = ${investorId}
    union all
    select 'memorandum', document.id, document.title, document.language, accepted.accepted_at, placed.id
    from om_acceptances accepted
    join deal_documents document on document.id = accepted.document_id
    left join lateral (
      select trades.id from trades
      where trades.investor_id = accepted.investor_id and trades.deal_id = document.deal_id
      order by trades.created_at desc, trades.id limit 1
    ) placed on true
    where accepted.investor_id = ${investorId} and document.kind = 'offering-memorandum'
    order by at desc, "documentId" limit ${PAPERS_LISTED_MAX}
  `.execute(db);
  return rows;
}
