import { TRADE_STATUS_NUMBERS } from '@portal/domain/trades/trade-status';
import { sql } from 'kysely';
import { type AuditValues, addedAudit } from '../../platform/audit/audit.store.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { NewTrade } from './trades.store.ts';
import { EDITABLE_STATUSES } from './trades.store.ts';
import { type OfferedDeal, offeredDealColumns } from './unit-reservations.store.ts';

/** A deal as it stands, unlocked, with what one investor has to do with it. */
export type Offer = OfferedDeal & {
  /** Whether they have an order of it that they may still change. */
  hasEditableOrder: boolean;
  /** The e-mail address of their account. */
  ownEmail: string;
};

/** The deal by id or slug for one investor; undefined when there is none. */
export async function findOffer(db: Db, investorId: string, dealRef: string): Promise<Offer | undefined> {
  return db
    .selectFrom('deals')
    .innerJoin('investors', (join) => join.on('investors.id', '=', investorId))
    .select(offeredDealColumns)
    .select('investors.email as ownEmail')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('trades')
            .select('trades.id')
            .where('trades.investor_id', '=', investorId)
            .whereRef('trades.deal_id', '=', 'deals.id')
            .where('trades.status', 'in', EDITABLE_STATUSES),
        )
        .$castTo<boolean>()
        .as('hasEditableOrder'),
    )
    .where((eb) => eb.or([eb('deals.id', '=', dealRef), eb('deals.slug', '=', dealRef)]))
    .executeTakeFirst();
}

/**
 * Reserves the units, adds the order and its audit row with one statement, so that the deal's row is locked for no
 * round trip: only if the deal's terms are still those that were judged and as many units are left. False when not;
 * then nothing was changed. Violates `one_open_trade` when the investor has an open order of the deal.
 */
export async function placeTradeAtOnce(
  db: Db,
  deal: OfferedDeal,
  trade: NewTrade,
  audit: AuditValues,
): Promise<boolean> {
  const { rows } = await sql`
    with reserved as (
      update deals set
        units_taken = units_taken + ${trade.quantity}, investor_count = investor_count + 1, updated_at = ${trade.at}
      where id = ${deal.id} and is_live and opens_at <= ${trade.at} and closes_at > ${trade.at}
        and unit_price_cents = ${deal.unitPriceCents} and minimum_units = ${deal.minimumUnits}
        and maximum_units = ${deal.maximumUnits} and units_total - units_taken >= ${trade.quantity}
      returning id
    ), placed as (
      insert into trades (investor_id, id, deal_id, quantity, unit_price_cents, total_cents, status, holds_units,
        hold_expires_at, sealed_joint_investor, created_at, updated_at)
      select ${trade.investorId}, ${trade.id}, id, ${trade.quantity}::int, ${trade.unitPriceCents}::bigint,
        ${trade.totalCents}::bigint, ${TRADE_STATUS_NUMBERS.open}::smallint, true, ${trade.holdExpiresAt}::timestamptz,
        ${trade.sealedJointInvestor}::bytea, ${trade.at}::timestamptz, ${trade.at}::timestamptz
      from reserved
    ), ${addedAudit(audit, 'reserved')}
    select id from reserved`.execute(db);
  return rows.length === 1;
}
