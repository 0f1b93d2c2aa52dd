import type { Language } from '@portal/domain/ground/people/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { LINKED_FILE, type LinkedFile } from '../../../platform/files/links/linked-file.ts';
import type { StoredContent } from './read-content-text.ts';

export type ClosedDay = {
  day: string;
  previousDay: string | null;
  contentSha256: string;
  bankCents: bigint;
  booksCents: bigint;
  investorsCents: bigint;
  differences: number;
  proposalId: string;
  preparedBy: string;
  preparedAt: Date;
  reviewedBy: string;
  closedAt: Date;
};

/** A closed day with the names of the people who prepared and reviewed it, and the languages of its papers. */
export type ListedDay = ClosedDay &
  StoredContent & { preparedByName: string; reviewedByName: string; papers: Language[] };

function days(db: Db) {
  return db
    .selectFrom('trust_days')
    .innerJoin('staff as maker', 'maker.id', 'trust_days.prepared_by')
    .innerJoin('staff as checker', 'checker.id', 'trust_days.reviewed_by')
    .select([
      'trust_days.day',
      'previous_day as previousDay',
      'trust_days.sealed',
      'content_sha256 as contentSha256',
      'bank_cents as bankCents',
      'books_cents as booksCents',
      'investors_cents as investorsCents',
      'differences',
      'proposal_id as proposalId',
      'prepared_by as preparedBy',
      'prepared_at as preparedAt',
      'reviewed_by as reviewedBy',
      'closed_at as closedAt',
      sql<string>`maker.first_name || ' ' || maker.last_name`.as('preparedByName'),
      sql<string>`checker.first_name || ' ' || checker.last_name`.as('reviewedByName'),
      sql<Language[]>`array(
        select paper.language from trust_day_papers paper where paper.day = trust_days.day order by paper.language
      )`.as('papers'),
    ]);
}

export async function findClosedDay(db: Db, day: string): Promise<ListedDay | undefined> {
  return days(db).where('trust_days.day', '=', day).executeTakeFirst();
}

export async function findLastClosedDay(db: Db): Promise<ListedDay | undefined> {
  return days(db).orderBy('trust_days.day', 'desc').limit(1).executeTakeFirst();
}

/** Closed days, or those before one, newest first. */
export async function listClosedDays(
  db: Db,
  before: string | undefined,
  limit: number,
): Promise<ListedDay[]> {
  return days(db)
    .$if(before !== undefined, (query) => query.where('trust_days.day', '<', before ?? ''))
    .orderBy('trust_days.day', 'desc')
    .limit(limit)
    .execute();
}

/** Violates a constraint where the sequence of days or four eyes are not respected. */
export async function insertClosedDay(trx: Db, one: ClosedDay & { sealed: Buffer }): Promise<void> {
  await trx
    .insertInto('trust_days')
    .values({
      day: one.day,
      previous_day: one.previousDay,
      sealed: one.sealed,
      content_sha256: one.contentSha256,
      bank_cents: one.bankCents,
      books_cents: one.booksCents,
      investors_cents: one.investorsCents,
      differences: one.differences,
      proposal_id: one.proposalId,
      prepared_by: one.preparedBy,
      prepared_at: one.preparedAt,
      reviewed_by: one.reviewedBy,
      closed_at: one.closedAt,
    })
    .execute();
}

export async function insertDayPaper(
  trx: Db,
  paper: { day: string; language: Language; fileId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('trust_day_papers')
    .values({ day: paper.day, language: paper.language, file_id: paper.fileId, made_at: paper.at })
    .execute();
}

export async function findDayPaper(db: Db, day: string, language: Language): Promise<LinkedFile | undefined> {
  return db
    .selectFrom('trust_day_papers')
    .innerJoin('files', 'files.id', 'trust_day_papers.file_id')
    .select(LINKED_FILE)
    .where('trust_day_papers.day', '=', day)
    .where('trust_day_papers.language', '=', language)
    .executeTakeFirst();
}
