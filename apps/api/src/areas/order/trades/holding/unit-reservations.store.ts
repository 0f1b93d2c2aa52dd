import type { Db } from '../../../../platform/db/tables.ts';

/** Adds units and orders to the deal's counts, or subtracts negative ones; a check constraint keeps the bounds. */
export async function changeUnitsTaken(
  trx: Db,
  dealId: string,
  change: { units: number; orders: -1 | 0 | 1 },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('deals')
    .set((eb) => ({
      units_taken: eb('units_taken', '+', change.units),
      investor_count: eb('investor_count', '+', change.orders),
      updated_at: at,
    }))
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
}
