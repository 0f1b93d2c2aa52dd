import { RULE_VERSION } from '@portal/domain/ground/law/rule-version';
import { type RawBuilder, sql } from 'kysely';
import { isBehind, placeOf } from '../../../platform/db/place.sql.ts';
import type { Db } from '../../../platform/db/tables.ts';

/** An order under way, by whose it is. */
type UnjudgedOrder = { investorId: string; id: string; place: string };

/**
 * True of an order of which this version decided nothing that binds: neither when it was placed nor after the upgrade; while the portal
 * looks on, what does not bind counts. What was decided while its deal did not say what the law asks counts until the deal does.
 */
function isUnjudged(isObserving: boolean): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from exemption_decisions decided
    where decided.trade_id = trades.id and decided.investor_id = trades.investor_id
      and decided.rule_version = ${RULE_VERSION} and decided.occasion in ('placing', 'upgrade')
      and (${isObserving}::boolean or not decided.is_observed)
      and (decided.blocked_by is distinct from 'offering-unsaid' or decided.deal_version is not distinct from (
        select nullif(version, 0) from deals where deals.id = trades.deal_id)))`;
}

/** Orders under way that hold units and are not judged yet, in the order in which they were placed, behind a place. */
export async function findUnjudgedOrders(
  db: Db,
  { isObserving, place, limit }: { isObserving: boolean; place: string; limit: number },
): Promise<UnjudgedOrder[]> {
  return (
    db
      .selectFrom('trades')
      .select(['investor_id as investorId', 'id', placeOf('created_at', 'id').as('place')])
      // Word for word as the index says it.
      .where(sql<boolean>`(status in (1, 2, 3) or (status = 0 and holds_units))`)
      .where(isUnjudged(isObserving))
      .where(isBehind('created_at', 'id', place))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

/** Which of these orders are not judged yet. */
export async function findUnjudgedOf(
  db: Db,
  ids: readonly string[],
  isObserving: boolean,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('trades')
    .select('id')
    .where('id', 'in', [...ids])
    .where(isUnjudged(isObserving))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
