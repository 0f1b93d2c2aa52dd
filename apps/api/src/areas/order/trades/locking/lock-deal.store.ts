import type { UnitLimits } from '@portal/domain/offering/deals/order-units';
import type { Db } from '../../../../platform/db/tables.ts';

export type OfferedDeal = UnitLimits & {
  id: string;
  isLive: boolean;
  /** The published version, which an order relies on. */
  version: number;
  opensAt: Date;
  closesAt: Date;
  unitPriceCents: bigint;
};

const offeredDealColumns = [
  'deals.id',
  'deals.is_live as isLive',
  'deals.version',
  'deals.opens_at as opensAt',
  'deals.closes_at as closesAt',
  'deals.unit_price_cents as unitPriceCents',
  'deals.minimum_units as minimumUnits',
  'deals.maximum_units as maximumUnits',
  'deals.units_total as unitsTotal',
  'deals.units_taken as unitsTaken',
] as const;

/**
 * The deal by id or slug, locked until the transaction ends, so that two people cannot buy the last unit. Every use case locks
 * the deal before the order, which rules out deadlocks. Rows that merely refer to the deal, such as an acceptance of its
 * memorandum, take no turn and do not wait.
 */
export async function lockDeal(trx: Db, idOrSlug: string): Promise<OfferedDeal | undefined> {
  return trx
    .selectFrom('deals')
    .select(offeredDealColumns)
    .where((eb) => eb.or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
    .forNoKeyUpdate()
    .executeTakeFirst();
}
