import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';

type OfPurchaser = { tradeId: string; investorId: string };

/** Adds what a representative determined. */
export async function insertAdvice(trx: Db, row: Insertable<Tables['order_advice']>): Promise<void> {
  await trx.insertInto('order_advice').values(row).execute();
}

/** More determinations than an order has changes of its amount. */
const ADVICE_SHOWN_MAX = 50;

/** What was determined of an order for one purchaser, the last first. */
export async function listAdvice(db: Db, { tradeId, investorId }: OfPurchaser) {
  return db
    .selectFrom('order_advice')
    .innerJoin('staff', 'staff.id', 'order_advice.given_by')
    .select([
      'kyc_id as kycId',
      'total_cents as totalCents',
      'result',
      'reason',
      'given_at as at',
      'staff.first_name as firstName',
      'staff.last_name as lastName',
    ])
    .where('trade_id', '=', tradeId)
    .where('investor_id', '=', investorId)
    .orderBy('number', 'desc')
    .limit(ADVICE_SHOWN_MAX)
    .execute();
}

/** The last determination, with whether it was of the purchaser's newest profile; undefined while there is none. */
export async function findLastAdvice(db: Db, { tradeId, investorId }: OfPurchaser) {
  return db
    .selectFrom('order_advice')
    .select((query) => [
      'result',
      'total_cents as totalCents',
      query
        .not(
          query.exists(
            query
              .selectFrom('kyc_versions as newer')
              .innerJoin('kyc_versions as advised', 'advised.id', 'order_advice.kyc_id')
              .select('newer.id')
              .whereRef('newer.investor_id', '=', 'order_advice.investor_id')
              .where('newer.state', '=', 'submitted')
              .whereRef('newer.version', '>', 'advised.version'),
          ),
        )
        .as('isOfNewestProfile'),
    ])
    .where('trade_id', '=', tradeId)
    .where('investor_id', '=', investorId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
