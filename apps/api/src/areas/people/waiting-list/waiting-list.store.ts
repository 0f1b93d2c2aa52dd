import type { Language } from '@portal/domain/ground/people/languages';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { deleteSomeOlder } from '../../../platform/db/delete-some-older.ts';
import { isBehind, placeOf } from '../../../platform/db/place.sql.ts';
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

export type EntryToTell = {
  id: string;
  email: string;
  province: ProvinceCode;
  language: Language;
  place: string;
};

/** People who wait for one of the provinces and were not told, longest waiting first, behind a place among them. */
export async function listToTell(
  db: Db,
  provinces: readonly ProvinceCode[],
  place: string,
  limit: number,
): Promise<EntryToTell[]> {
  return db
    .selectFrom('waiting_list')
    .select(['id', 'email', 'province', 'language', placeOf('consented_at', 'id').as('place')])
    .$narrowType<{ province: ProvinceCode }>()
    .where('province', 'in', [...provinces])
    .where('told_at', 'is', null)
    .where(isBehind('consented_at', 'id', place))
    .orderBy('consented_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Marks somebody as told; false if they left or were told since they were listed. */
export async function markTold(trx: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('waiting_list')
    .set({ told_at: at })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True until the person has left the list. */
export async function isWaiting(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('waiting_list').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Deletes entries whose mail could not be sent, some thousands at a time; the next run goes on. */
export async function removeToldBefore(db: Db, before: Date): Promise<void> {
  await deleteSomeOlder(db, { table: 'waiting_list', column: 'told_at', before });
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
