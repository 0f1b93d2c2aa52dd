import type { Db } from '../../../../platform/db/tables.ts';

/** Which of these ids are the investor's files; another investor's count as missing. */
export async function findOwnFileIds(
  db: Db,
  investorId: string,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('id', 'in', fileIds)
    .execute();
  return new Set(rows.map((row) => row.id));
}
