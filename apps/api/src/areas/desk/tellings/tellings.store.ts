import type { LastTelling } from '@portal/domain/desk/tellings/telling-times';
import type { ToldTiming, ToldTopic } from '@portal/domain/desk/tellings/told-topics';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

const TELLINGS_FORGOTTEN_AT_ONCE = 500;

/** What somebody chose; what was there before `toldFrom` is not told. */
export type StoredChoice = { topic: ToldTopic; timing: ToldTiming; toldFrom: Date | null };

export async function findChoices(db: Db, staffId: string): Promise<StoredChoice[]> {
  return db
    .selectFrom('telling_choices')
    .select(['topic', 'timing', 'told_from as toldFrom'])
    .where('staff_id', '=', staffId)
    .execute();
}

/** Keeps a choice; whoever wanted to hear nothing of the topic is told what comes from now on. */
export async function keepChoice(
  trx: Db,
  staffId: string,
  { topic, timing, at }: { topic: ToldTopic; timing: ToldTiming; at: Date },
): Promise<void> {
  await trx
    .insertInto('telling_choices')
    .values({ staff_id: staffId, topic, timing, told_from: null })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'topic']).doUpdateSet({
        timing,
        told_from: sql<Date | null>`case when telling_choices.timing = 'never' then ${at} else telling_choices.told_from end`,
      }),
    )
    .execute();
}

/** The last mail to somebody. */
export async function findLastTelling(
  db: Db,
  staffId: string,
): Promise<(LastTelling & { id: string }) | undefined> {
  return db
    .selectFrom('tellings')
    .select(['id', 'at', 'done_at as doneAt'])
    .where('staff_id', '=', staffId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** True if the mail of that morning was asked for. */
export async function hadMorningMail(db: Db, staffId: string, morning: Date): Promise<boolean> {
  const row = await db
    .selectFrom('tellings')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('with_morning', '=', true)
    .where('at', '>=', morning)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these the person was told before. */
export async function findToldOf(db: Db, staffId: string, items: readonly string[]): Promise<Set<string>> {
  if (items.length === 0) {
    return new Set();
  }
  const rows = await db
    .selectFrom('told_items')
    .select('item')
    .where('staff_id', '=', staffId)
    .where('item', 'in', items)
    .execute();
  return new Set(rows.map(({ item }) => item));
}

type NewTelling = { id: string; staffId: string; at: Date; isMorning: boolean; items: readonly string[] };

export async function insertTelling(trx: Db, telling: NewTelling): Promise<void> {
  const { id, staffId, at, isMorning, items } = telling;
  await trx
    .insertInto('tellings')
    .values({ id, staff_id: staffId, at, with_morning: isMorning, done_at: null })
    .execute();
  await trx
    .insertInto('told_items')
    .values(items.map((item) => ({ staff_id: staffId, item, telling_id: id })))
    .execute();
}

/** What a mail was asked for to tell. */
export async function findItemsOf(db: Db, tellingId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('told_items').select('item').where('telling_id', '=', tellingId).execute();
  return new Set(rows.map(({ item }) => item));
}

/** Notes that a mail left, or had nothing to say any more; the first note stays. */
export async function markDone(db: Db, tellingId: string, at: Date): Promise<void> {
  await db
    .updateTable('tellings')
    .set({ done_at: at })
    .where('id', '=', tellingId)
    .where('done_at', 'is', null)
    .execute();
}

/** Removes the mails asked for before an instant, with what they told. */
export async function removeTellingsBefore(trx: Db, before: Date): Promise<number> {
  const old = await trx
    .selectFrom('tellings')
    .select('id')
    .where('at', '<', before)
    .orderBy('at')
    .limit(TELLINGS_FORGOTTEN_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  if (old.length === 0) {
    return 0;
  }
  const ids = old.map(({ id }) => id);
  await trx.deleteFrom('told_items').where('telling_id', 'in', ids).execute();
  await trx.deleteFrom('tellings').where('id', 'in', ids).execute();
  return old.length;
}
