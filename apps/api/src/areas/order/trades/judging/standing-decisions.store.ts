import type { Block } from '@portal/domain/order/exemptions/exemption-decision';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** What stands for one purchaser of an order, and whether it was decided by what is so now. */
export type StandingDecision = {
  outcome: 'allowed' | 'refused' | 'unknown';
  blockedBy: Block | null;
  needsAdvice: boolean;
  /** The class is carried by what the person states, and nobody confirmed it of the profile that was decided on. */
  needsConfirmation: boolean;
  isObserved: boolean;
  isCurrent: boolean;
};

/** What was decided last of each purchaser of whom anything was: current by their newest profile, the deal's version and the order's total. */
export async function findStandingDecisions(db: Db, tradeId: string): Promise<StandingDecision[]> {
  const { rows } = await sql<StandingDecision>`
    select last.outcome, last.blocked_by as "blockedBy", last.needs_advice as "needsAdvice", last.is_observed as "isObserved",
      last.needs_evidence and not exists (
        select from class_confirmations confirmed
        where confirmed.trade_id = purchaser.trade_id and confirmed.investor_id = purchaser.investor_id and confirmed.kyc_id = last.kyc_id
      ) as "needsConfirmation",
      last.total_cents = trades.total_cents and last.kyc_id is not distinct from newest.id
        and last.deal_version is not distinct from nullif(deals.version, 0) as "isCurrent"
    from order_purchasers purchaser
    join trades on trades.id = purchaser.trade_id
    join deals on deals.id = trades.deal_id
    join lateral (
      select * from exemption_decisions decided
      where decided.trade_id = purchaser.trade_id and decided.investor_id = purchaser.investor_id
      order by number desc limit 1
    ) last on true
    left join lateral (
      select id from kyc_versions version
      where version.investor_id = purchaser.investor_id and state = 'submitted' order by version.version desc limit 1
    ) newest on true
    where purchaser.trade_id = ${tradeId} and purchaser.declined_at is null
    order by purchaser.role`.execute(db);
  return rows;
}
