import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';

/** Adds that somebody of the office confirmed a class. */
export async function insertClassConfirmation(
  trx: Db,
  row: Insertable<Tables['class_confirmations']>,
): Promise<void> {
  await trx.insertInto('class_confirmations').values(row).execute();
}

/** Who confirmed last what carries a class by one version of a profile, for an order; undefined while nobody has. */
export async function findClassConfirmation(
  db: Db,
  { tradeId, investorId, kycId }: { tradeId: string; investorId: string; kycId: string },
) {
  return db
    .selectFrom('class_confirmations')
    .innerJoin('staff', 'staff.id', 'class_confirmations.confirmed_by')
    .select(['reason', 'confirmed_at as at', 'staff.first_name as firstName', 'staff.last_name as lastName'])
    .where('trade_id', '=', tradeId)
    .where('investor_id', '=', investorId)
    .where('kyc_id', '=', kycId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
