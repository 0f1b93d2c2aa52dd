import { deleteSomeOlder } from '../../../../platform/db/delete-some-older.ts';
import type { Db } from '../../../../platform/db/tables.ts';

export type EmailChange = {
  id: string;
  investorId: string;
  newEmail: string;
  /** Which of the two links was opened. */
  side: 'old' | 'new';
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  changedAt: Date | null;
};

export type PendingEmailChange = {
  newEmail: string;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  expiresAt: Date;
};

export async function insertEmailChange(
  trx: Db,
  change: {
    id: string;
    investorId: string;
    newEmail: string;
    oldTokenHash: string;
    newTokenHash: string;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('email_changes')
    .values({
      investor_id: change.investorId,
      id: change.id,
      new_email: change.newEmail,
      old_token_hash: change.oldTokenHash,
      new_token_hash: change.newTokenHash,
      old_confirmed_at: null,
      new_confirmed_at: null,
      created_at: change.at,
      expires_at: change.expiresAt,
      changed_at: null,
      cancelled_at: null,
    })
    .execute();
}

/** The change a link belongs to, while the link is good: not cancelled and not too old. */
export async function findEmailChange(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .select([
      'id',
      'investor_id as investorId',
      'new_email as newEmail',
      'old_token_hash as oldTokenHash',
      'old_confirmed_at as oldConfirmedAt',
      'new_confirmed_at as newConfirmedAt',
      'changed_at as changedAt',
    ])
    .where((eb) => eb.or([eb('old_token_hash', '=', tokenHash), eb('new_token_hash', '=', tokenHash)]))
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) {
    return undefined;
  }
  const { oldTokenHash, ...change } = row;
  return { ...change, side: oldTokenHash === tokenHash ? 'old' : 'new' };
}

/** Records that one of the two addresses confirmed; the first time is kept. */
export async function confirmSide(trx: Db, change: EmailChange, at: Date): Promise<void> {
  const column = change.side === 'old' ? 'old_confirmed_at' : 'new_confirmed_at';
  await trx
    .updateTable('email_changes')
    .set((eb) => ({ [column]: eb.fn.coalesce(column, eb.val(at)) }))
    .where('investor_id', '=', change.investorId)
    .where('id', '=', change.id)
    .execute();
}

/** Gives the account its new e-mail, which its link has verified. The unique index refuses one that is taken. */
export async function finishEmailChange(trx: Db, change: EmailChange, at: Date): Promise<void> {
  await trx
    .updateTable('investors')
    .set({ email: change.newEmail, email_verified_at: at })
    .where('id', '=', change.investorId)
    .execute();
  await trx
    .updateTable('email_changes')
    .set({ changed_at: at })
    .where('investor_id', '=', change.investorId)
    .where('id', '=', change.id)
    .execute();
}

/** The change that still waits for a confirmation. */
export async function findPendingEmailChange(
  db: Db,
  investorId: string,
  now: Date,
): Promise<PendingEmailChange | undefined> {
  return db
    .selectFrom('email_changes')
    .select([
      'new_email as newEmail',
      'old_confirmed_at as oldConfirmedAt',
      'new_confirmed_at as newConfirmedAt',
      'expires_at as expiresAt',
    ])
    .where('investor_id', '=', investorId)
    .where('changed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Cancels the pending change, even an expired one; false if there is none. */
export async function cancelEmailChange(trx: Db, investorId: string, at: Date): Promise<boolean> {
  const cancelled = await trx
    .updateTable('email_changes')
    .set({ cancelled_at: at })
    .where('investor_id', '=', investorId)
    .where('changed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return cancelled !== undefined;
}

export async function forgetOldEmailChanges(db: Db, before: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'email_changes', column: 'expires_at', before });
}
