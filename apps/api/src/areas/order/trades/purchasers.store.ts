import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { PurchaserKind, PurchaserRole } from '@portal/domain/order/purchasers/purchaser-role';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { TradeRecord } from './trade-record.ts';

/** Orders the dealer has nothing left to do on; written out, as the index of all others has them. */
const { settled, declined, archived } = TRADE_STATUS_NUMBERS;
const OVER = sql.join([settled, declined, archived].map((status) => sql.lit(status)));

/** Somebody who buys with an order. */
export type Purchaser = {
  role: PurchaserRole;
  kind: PurchaserKind;
  /** Their account; null while the second person has not joined. */
  investorId: string | null;
  /** The version of the profile that counts: the one the order relies on, else the newest that they submitted; null before. */
  kycId: string | null;
  /** Where that version says they live; null without one, and outside Canada. */
  province: string | null;
  joinedAt: Date | null;
  declinedAt: Date | null;
};

/**
 * Everybody who buys with an order, the first before the second. Where a condition of the law is asked of purchasers, it is asked of
 * each of these; one without an account or a profile meets none.
 */
export async function listPurchasers(
  db: Db,
  { id }: Pick<TradeRecord, 'investorId' | 'id'>,
): Promise<Purchaser[]> {
  const { rows } = await sql<Purchaser>`
    select purchaser.role, purchaser.kind, purchaser.investor_id as "investorId", profile.id as "kycId", profile.province,
      purchaser.joined_at as "joinedAt", purchaser.declined_at as "declinedAt"
    from order_purchasers purchaser join trades on trades.investor_id = purchaser.owner_id and trades.id = purchaser.trade_id
    left join lateral (
      select version.id, version.province from kyc_versions version
      where version.investor_id = purchaser.investor_id and version.state = 'submitted'
      order by version.id = case purchaser.role when 'first' then trades.kyc_id else purchaser.kyc_id end desc nulls last,
        version.version desc
      limit 1
    ) profile on true
    where purchaser.trade_id = ${id} order by purchaser.role`.execute(db);
  return rows;
}

/** Orders that somebody has yet to decide on, by where their purchasers live; they are few among all, so each asks for its own people. */
export async function countOrdersByResidence(db: Db): Promise<{ province: ProvinceCode; count: number }[]> {
  const { rows } = await sql<{ province: ProvinceCode; count: number }>`
    select person.province, count(distinct trades.id)::int as count
    from trades join order_purchasers purchaser
      on purchaser.owner_id = trades.investor_id and purchaser.trade_id = trades.id
    cross join lateral (
      select province from investors where investors.id = purchaser.investor_id offset 0) person
    where trades.status not in (${OVER}) and trades.status <> ${sql.lit(TRADE_STATUS_NUMBERS.approved)}
      and person.province is not null
    group by person.province`.execute(db);
  return rows;
}

/** The representative whom an investor's account names; null where it names none. */
export async function findRepresentativeOf(db: Db, investorId: string): Promise<string | null> {
  const row = await db
    .selectFrom('investors')
    .select('dealer_representative_id as id')
    .where('id', '=', investorId)
    .executeTakeFirst();
  return row?.id ?? null;
}
