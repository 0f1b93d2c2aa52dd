import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import { sql } from 'kysely';
import { isAny } from '../../../platform/db/is-any.sql.ts';
import type { Db } from '../../../platform/db/tables.ts';

/** An order as its second purchaser may know it. */
export type PurchaseView = {
  id: string;
  firstName: string;
  lastName: string;
  quantity: number;
  totalCents: bigint;
  status: number;
  holdsUnits: boolean;
  holdExpiresAt: Date | null;
  investorSignedAt: Date | null;
  jointSignedAt: Date | null;
  joinedAt: Date;
  dealSlug: string;
  deal: Pick<DealContent, 'name' | 'location'>;
  /** Of the first purchaser, whose holidays count for the right to cancel. */
  province: string | null;
  hasProfile: boolean;
  owesMemorandum: boolean;
};

/** More than a person buys together with others in years; only the newest are listed. */
const PURCHASES_LISTED_MAX = 100;

/** The orders that somebody joined as second purchaser, newest first; one of them, where an id is given. */
export async function listPurchaseViews(
  db: Db,
  investorId: string,
  tradeId: string | null,
): Promise<PurchaseView[]> {
  const { rows } = await sql<PurchaseView>`
    select trades.id, first.first_name as "firstName", first.last_name as "lastName", trades.quantity,
      trades.total_cents as "totalCents", trades.status, trades.holds_units as "holdsUnits",
      trades.hold_expires_at as "holdExpiresAt", trades.investor_signed_at as "investorSignedAt",
      trades.joint_signed_at as "jointSignedAt", place.joined_at as "joinedAt", deals.slug as "dealSlug",
      jsonb_build_object('name', deals.content -> 'name', 'location', deals.content -> 'location') as deal,
      (select profile.province from kyc_versions profile where profile.id = trades.kyc_id) as province,
      ${isAny(sql`
        from kyc_versions own where own.investor_id = place.investor_id and own.state = 'submitted'`)} as "hasProfile",
      ${isAny(sql`
        from signing_envelopes envelope join deal_documents newest on newest.deal_id = trades.deal_id
          and newest.kind = 'offering-memorandum'
        where envelope.investor_id = trades.investor_id and envelope.trade_id = trades.id
          and envelope.status = 'completed' and not envelope.is_at_provider and trades.joint_signed_at is not null
          and not exists (
            select 1 from joint_om_acceptances accepted where accepted.investor_id = envelope.investor_id
              and accepted.envelope_id = envelope.id and accepted.version >= newest.version
          )`)} as "owesMemorandum"
    from order_purchasers place
    join trades on trades.investor_id = place.owner_id and trades.id = place.trade_id
    join investors first on first.id = place.owner_id join deals on deals.id = trades.deal_id
    where place.investor_id = ${investorId} and place.role = 'second'
      and (${tradeId}::text is null or place.trade_id = ${tradeId})
    order by trades.created_at desc, trades.id limit ${PURCHASES_LISTED_MAX}`.execute(db);
  return rows;
}
