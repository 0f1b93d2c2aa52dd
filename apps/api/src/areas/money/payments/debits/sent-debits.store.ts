import type { Db } from '../../../../platform/db/tables.ts';

/** The files that had a debit of an order, the first one first. */
export async function listFilesOfOrder(
  db: Db,
  { investorId, tradeId }: { investorId: string; tradeId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('debit_file_items')
    .innerJoin('debit_files', 'debit_files.id', 'debit_file_items.file_id')
    .select('debit_files.id')
    .where('debit_file_items.investor_id', '=', investorId)
    .where('debit_file_items.trade_id', '=', tradeId)
    .orderBy('debit_files.created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** A file as it is kept. Throws when there is none. */
export async function readSealedFile(db: Db, id: string): Promise<Buffer> {
  const { sealed } = await db
    .selectFrom('debit_files')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sealed;
}
