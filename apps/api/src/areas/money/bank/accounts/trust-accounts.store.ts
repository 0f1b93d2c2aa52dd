import type { StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

export type TrustAccount = {
  id: string;
  name: string;
  profile: StatementProfile | null;
  fileAccount: string | null;
  openedOn: string;
  /** The balance after all lines of its bank's files so far. */
  bankCents: bigint;
  /** The day of the newest line; null before the first one. */
  lastDay: string | null;
  /** Lines that are not fully matched. */
  openLines: number;
};

export async function insertTrustAccount(
  trx: Db,
  account: { id: string; name: string; openingCents: bigint; openedOn: string; at: Date },
): Promise<boolean> {
  const rows = await trx
    .insertInto('trust_accounts')
    .values({
      id: account.id,
      name: account.name,
      currency: 'CAD',
      opening_cents: account.openingCents,
      opened_on: account.openedOn,
      profile: null,
      file_account: null,
      created_at: account.at,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Locks an account for an import, so that the next import sees what this one added. */
export async function lockTrustAccount(trx: Db, id: string): Promise<TrustAccount | undefined> {
  const locked = await trx
    .selectFrom('trust_accounts')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked === undefined ? undefined : findTrustAccount(trx, id);
}

export async function findTrustAccount(db: Db, id: string): Promise<TrustAccount | undefined> {
  return (await listTrustAccounts(db)).find((account) => account.id === id);
}

/** Every account; a dealer has a few. */
export async function listTrustAccounts(db: Db): Promise<TrustAccount[]> {
  return db
    .selectFrom('trust_accounts')
    .select((eb) => [
      'id',
      'name',
      'profile',
      'file_account as fileAccount',
      'opened_on as openedOn',
      sql<bigint>`opening_cents + lines_cents`.as('bankCents'),
      eb
        .selectFrom('bank_lines')
        .select(({ fn }) => fn.max('day').as('day'))
        .whereRef('account_id', '=', 'trust_accounts.id')
        .as('lastDay'),
      sql<number>`(
        select count(*) from bank_lines line
        where line.account_id = trust_accounts.id and line.matched_cents < abs(line.cents))::int`.as(
        'openLines',
      ),
    ])
    .orderBy('name')
    .execute();
}

/** Stores how the account's next files are read. */
export async function keepProfile(
  trx: Db,
  id: string,
  profile: StatementProfile,
  fileAccount: string | null,
): Promise<void> {
  await trx
    .updateTable('trust_accounts')
    .set({ profile: JSON.stringify(profile), file_account: fileAccount })
    .where('id', '=', id)
    .execute();
}
