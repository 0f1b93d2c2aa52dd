import type { Language } from '@portal/domain/ground/people/languages';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Db } from '../../../platform/db/tables.ts';

export type WaitingEntry = {
  id: string;
  email: string;
  province: string;
  language: Language;
  consentedAt: Date;
};

/** More than anybody reads in a terminal. */
const LISTED_MAX = 2_000;

/** Adds an entry; false if the address already waits for this province. Whoever was told may join again. */
export async function insertEntry(trx: Db, entry: WaitingEntry): Promise<boolean> {
  const row = await trx
    .insertInto('waiting_list')
    .values({
      id: entry.id,
      email: entry.email,
      province: entry.province,
      language: entry.language,
      consented_at: entry.consentedAt,
      told_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['province', 'email'])
        .doUpdateSet({
          id: entry.id,
          language: entry.language,
          consented_at: entry.consentedAt,
          told_at: null,
        })
        .where('waiting_list.told_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes an entry and returns its province; undefined if it is already gone. */
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

/** Marks people who wait for one of the provinces as told, longest waiting first; returns at most `limit`. */
export async function markTold(
  trx: Db,
  provinces: readonly ProvinceCode[],
  at: Date,
  limit: number,
): Promise<{ id: string; email: string; province: ProvinceCode; language: Language }[]> {
  const waiting = trx
    .selectFrom('waiting_list')
    .select('id')
    .where('province', 'in', [...provinces])
    .where('told_at', 'is', null)
    .orderBy('consented_at')
    .orderBy('id')
    .limit(limit);
  const rows = await trx
    .updateTable('waiting_list')
    .set({ told_at: at })
    .where('id', 'in', waiting)
    .where('told_at', 'is', null)
    .returning(['id', 'email', 'province', 'language'])
    .execute();
  return rows.flatMap(({ province, ...row }) => {
    const served = provinces.find((code) => code === province);
    return served === undefined ? [] : [{ ...row, province: served }];
  });
}

/** True until the person has left the list. */
export async function isWaiting(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('waiting_list').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Deletes entries whose mail could not be sent. */
export async function removeToldBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('waiting_list').where('told_at', '<', before).execute();
}

/** Who waits for a province, longest waiting first. */
export async function listEntries(db: Db, province: string): Promise<WaitingEntry[]> {
  return db
    .selectFrom('waiting_list')
    .select(['id', 'email', 'province', 'language', 'consented_at as consentedAt'])
    .where('province', '=', province)
    .where('told_at', 'is', null)
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

/** How many wait for each province, most first. */
export async function countEntries(db: Db): Promise<{ province: string; count: number }[]> {
  const rows = await db
    .selectFrom('waiting_list')
    .select(({ fn }) => ['province', fn.countAll<string>().as('count')])
    .where('told_at', 'is', null)
    .groupBy('province')
    .orderBy('count', 'desc')
    .orderBy('province')
    .execute();
  return rows.map(({ province, count }) => ({ province, count: Number(count) }));
}
