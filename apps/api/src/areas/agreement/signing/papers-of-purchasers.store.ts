import type { SaidOnPapers } from '@portal/domain/agreement/signing/papers-awaited';
import type { PurchaserRole } from '@portal/domain/order/purchasers/purchaser-role';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** What was decided last of one purchaser, and what the papers that are signed were written by. */
export type PapersRow = {
  role: PurchaserRole;
  forms: string[];
  /** The forms among the papers; null in ceremonies of before. */
  formNames: string[] | null;
  decided: SaidOnPapers;
  /** Null where they name no exemption. */
  onPapers: SaidOnPapers | null;
};

/** What papers say of a decision: the sale as the deal's version has it. */
const said = (decision: ReturnType<typeof sql.ref>) => sql`jsonb_build_object(
  'exemption', ${decision}.exemption, 'isInQuebec', coalesce(${decision}.province = 'CAN-QC', false), 'totalCents', ${decision}.total_cents::text,
  'sale', (select jsonb_build_array(offering -> 'securityName', offering -> 'trustee', offering -> 'releaseConditions')::text
    from (select version.draft -> 'offering' as offering from deal_versions version
      where version.deal_id = ${decision}.deal_id and version.number = ${decision}.deal_version) sold))`;

/**
 * Of each purchaser of an order whose papers are all signed, and of whom was decided what binds. Nothing of an order that was signed in no
 * ceremony.
 */
export async function findPapersOfPurchasers(
  db: Db,
  { investorId, id }: { investorId: string; id: string },
): Promise<PapersRow[]> {
  const { rows } = await sql<PapersRow>`
    select purchaser.role, last.forms, envelope.form_names as "formNames", ${said(sql.ref('last'))} as decided,
      case when named.id is not null then ${said(sql.ref('named'))} end as "onPapers"
    from signing_envelopes envelope
    join order_purchasers purchaser on purchaser.trade_id = envelope.trade_id and purchaser.owner_id = envelope.investor_id
    join lateral (
      select * from exemption_decisions decided
      where decided.trade_id = purchaser.trade_id and decided.investor_id = purchaser.investor_id
      order by number desc limit 1
    ) last on last.outcome = 'allowed' and not last.is_observed
    left join lateral (
      select * from exemption_decisions decided
      where decided.trade_id = purchaser.trade_id and decided.investor_id = purchaser.investor_id
        and number <= envelope.decided_through
      order by number desc limit 1
    ) named on named.outcome = 'allowed' and not named.is_observed
    where envelope.investor_id = ${investorId} and envelope.trade_id = ${id} and envelope.status = 'completed'
      and purchaser.declined_at is null
    order by purchaser.role`.execute(db);
  return rows;
}
