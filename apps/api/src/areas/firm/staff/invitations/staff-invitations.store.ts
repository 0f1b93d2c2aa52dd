import type { Db } from '../../../../platform/db/tables.ts';

export async function insertInvitation(
  trx: Db,
  invitation: { tokenHash: string; staffId: string; at: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('staff_invitations')
    .values({
      token_hash: invitation.tokenHash,
      staff_id: invitation.staffId,
      created_at: invitation.at,
      expires_at: invitation.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Whose link this is, while it works. */
export async function findOpenInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ staffId: string; expiresAt: Date } | undefined> {
  return db
    .selectFrom('staff_invitations')
    .select(['staff_id as staffId', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses the link up; false if it does not work, or a concurrent call was first. */
export async function spendInvitation(trx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const spent = await trx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Ends all of the person's links: a newer one is on its way, or their access has ended. */
export async function endInvitations(trx: Db, staffId: string, now: Date): Promise<void> {
  await trx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute();
}
