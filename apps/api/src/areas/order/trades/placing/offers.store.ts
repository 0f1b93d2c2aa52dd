import type { Registration } from '@portal/domain/firm/registrations/is-served-on';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { type AuditValues, addedAudit, auditParameters } from '../../../../platform/audit/audit.store.ts';
import { fixedStatement } from '../../../../platform/db/fixed-statement.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { STANDING_REGISTRATIONS } from '../../../firm/registrations/standing-registrations.sql.ts';
import {
  addedDecision,
  DECISION_PARAMETERS,
  decisionParameters,
} from '../../exemptions/added-decision.sql.ts';
import type { DecisionRow } from '../../exemptions/exemption-tables.ts';
import type { OfferedDeal } from '../locking/lock-deal.store.ts';
import type { NewTrade } from '../trades.store.ts';
import { EDITABLE_STATUSES } from '../trades.store.ts';

/** A deal as it is now, unlocked, with its relation to one investor. */
export type Offer = OfferedDeal & {
  /** Their order of it that they can still change; null where they have none. */
  editableOrderId: string | null;
  /** The e-mail address of their account. */
  ownEmail: string;
  /** The province they last gave; null until they give one. */
  ownProvince: string | null;
  /** Where the dealer is registered, and when. */
  registrations: Registration[];
};

const selectOffer = fixedStatement<Offer>(`
  select deals.id, deals.is_live as "isLive", deals.opens_at as "opensAt", deals.closes_at as "closesAt",
    deals.version, deals.unit_price_cents as "unitPriceCents", deals.minimum_units as "minimumUnits",
    deals.maximum_units as "maximumUnits", deals.units_total as "unitsTotal", deals.units_taken as "unitsTaken",
    investors.email as "ownEmail", investors.province as "ownProvince", (
      select trades.id from trades where trades.investor_id = $1 and trades.deal_id = deals.id
        and trades.status in (${EDITABLE_STATUSES.join(', ')}) order by trades.status limit 1
    ) as "editableOrderId", ${STANDING_REGISTRATIONS} as registrations
  from deals join investors on investors.id = $1
  where (deals.id = $2 or deals.slug = $2) and deals.state not in ('draft', 'in-review')`);

/** The deal by id or slug for one investor; undefined when there is none. */
export async function findOffer(db: Db, investorId: string, dealRef: string): Promise<Offer | undefined> {
  const [offer] = await selectOffer(db, [investorId, dealRef]);
  return offer;
}

const place = fixedStatement<{ id: string }>(`
  with room as (
    select count(*) as unchanged from (
      select from purchase_rooms where investor_id = $7 and version = $12::bigint for update
    ) locked
  ), reserved as (
    update deals set
      units_taken = units_taken + $1::int, investor_count = investor_count + 1, updated_at = $2::timestamptz
    from room
    where unchanged = 1 and id = $3 and is_live and opens_at <= $2::timestamptz and closes_at > $2::timestamptz
      and unit_price_cents = $4::bigint and minimum_units = $5::int and maximum_units = $6::int
      and units_total - units_taken >= $1::int
    returning id, version
  ), placed as (
    insert into trades (investor_id, id, deal_id, deal_version, quantity, unit_price_cents, total_cents, status, holds_units,
      hold_expires_at, sealed_joint_investor, created_at, updated_at)
    select $7::text, $8::text, id, nullif(version, 0), $1::int, $4::bigint, $9::bigint, ${TRADE_STATUS_NUMBERS.open}, true,
      $10::timestamptz, $11::bytea, $2::timestamptz, $2::timestamptz
    from reserved
  ), ${addedDecision(13, 'reserved')}, ${addedAudit(13 + DECISION_PARAMETERS, 'reserved')}
  select id from reserved`);

/**
 * Reserves the units and adds the order, what was decided of it and its audit row in one statement, so that neither the person's room
 * nor the deal's row, which are locked in this order, is locked for an extra round trip; only if the room is still as it was judged, the
 * deal's terms are still those that were checked and enough units are left. Otherwise answers false and changes nothing. Violates
 * `one_open_trade` when the investor has an open order of the deal.
 */
export async function placeTradeAtOnce(
  db: Db,
  deal: OfferedDeal,
  trade: NewTrade,
  judged: { roomVersion: bigint; decision: DecisionRow },
  audit: AuditValues,
): Promise<boolean> {
  const terms = [deal.id, deal.unitPriceCents, deal.minimumUnits, deal.maximumUnits];
  const { investorId, id, totalCents, holdExpiresAt, sealedJointInvestor } = trade;
  const order = [investorId, id, totalCents, holdExpiresAt, sealedJointInvestor];
  const rows = await place(db, [
    trade.quantity,
    trade.at,
    ...terms,
    ...order,
    judged.roomVersion,
    ...decisionParameters(judged.decision),
    ...auditParameters(audit),
  ]);
  return rows.length === 1;
}
