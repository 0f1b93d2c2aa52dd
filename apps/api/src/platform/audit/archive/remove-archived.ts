import { setTimeout as wait } from 'node:timers/promises';
import { databaseFailureOf } from '../../db/database-failure-of.ts';
import type { Db } from '../../db/tables.ts';
import { deleteSomeArchived, dropPart, listPartsOfYear } from './archived-parts.store.ts';
import { listArchives } from './list-archives.ts';

/** While somebody reads the whole log, a month cannot be dropped. */
const ATTEMPTS_MAX = 30;
const PAUSE_MS = 1_000;

type Removed = { parts: number; rows: number };

/**
 * Takes the rows of a year out of the database whose file is recorded: whole months at once, those of before months were made in
 * portions. As the owner of the tables. Rows that came with a time of that year after the file was written stay. Ended in
 * between, it goes on when it is asked again. A year without a file loses nothing.
 */
export async function removeArchived(db: Db, year: number): Promise<Removed> {
  const removed = { parts: 0, rows: 0 };
  const archive = (await listArchives(db)).find((each) => each.year === year);
  if (archive === undefined) {
    return removed;
  }
  for (const part of await listPartsOfYear(db, year)) {
    if (await whenNobodyReads(() => dropPart(db, part, archive))) {
      removed.parts += 1;
    }
  }
  for (let gone = -1; gone !== 0; removed.rows += gone) {
    gone = await deleteSomeArchived(db, archive);
  }
  return removed;
}

async function whenNobodyReads<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS_MAX || databaseFailureOf(error) !== 'busy') {
        throw error;
      }
      await wait(PAUSE_MS);
    }
  }
}
