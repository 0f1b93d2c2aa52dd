import type { Db } from '../../../platform/db/tables.ts';

/** Where a message stands from now on. */
type Change = { answered_at: Date; closed_at: null } | { closed_at: Date | null };

/** Moves a message where it stands as it was seen; false where somebody else did something with it meanwhile. */
export async function moveMessage(
  trx: Db,
  messageId: string,
  version: number,
  change: Change,
): Promise<boolean> {
  const row = await trx
    .updateTable('contact_requests')
    .set({ ...change, version: version + 1 })
    .where('id', '=', messageId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
