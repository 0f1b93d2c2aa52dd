import type { Language } from '@portal/domain/wire/user';
import type { Db } from '../../platform/db/tables.ts';

export type WaitingEntry = {
  id: string;
  email: string;
  province: string;
  language: Language;
  consentedAt: Date;
};

/** Longer than anybody reads in a terminal; the oldest in front. */
const LISTED_MAX = 2_000;

/** Adds an entry; false where the address waits for this province already. */
export async function insertEntry(trx: Db, entry: WaitingEntry): Promise<boolean> {
  const row = await trx
    .insertInto('waiting_list')
    .values({
      id: entry.id,
      email: entry.email,
      province: entry.province,
      language: entry.language,
      consented_at: entry.consentedAt,
    })
    .onConflict((conflict) => conflict.columns(['province', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes an entry and answers its province; undefined where there is none any more. */
export async function removeEntry(trx: Db, id: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('waiting_list')
    .where('id', '=', id)
    .returning('province')
    .executeTakeFirst();
  return row?.province;
}

/** Removes every entry of an address. */
export async function removeEntriesOf(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('waiting_list').where('email', '=', email).execute();
}

/** Who waits for a province, the longest first. */
export async function listEntries(db: Db, province: string): Promise<WaitingEntry[]> {
  return db
    .selectFrom('waiting_list')
    .select(['id', 'email', 'province', 'language', 'consented_at as consentedAt'])
    .where('province', '=', province)
    .orderBy('consented_at')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();
}

/** What an address waits for. */
export async function listEntriesOf(
  db: Db,
  email: string,
): Promise<Pick<WaitingEntry, 'province' | 'consentedAt'>[]> {
  return db
    .selectFrom('waiting_list')
    .select(['province', 'consented_at as consentedAt'])
    .where('email', '=', email)
    .orderBy('province')
    .limit(LISTED_MAX)
    .execute();
}

/** How many wait for each province, the most first. */
export async function countEntries(db: Db): Promise<{ province: string; count: number }[]> {
  const rows = await db
    .selectFrom('waiting_list')
    .select(({ fn }) => ['province', fn.countAll<string>().as('count')])
    .groupBy('province')
    .orderBy('count', 'desc')
    .orderBy('province')
    .execute();
  return rows.map(({ province, count }) => ({ province, count: Number(count) }));
}
