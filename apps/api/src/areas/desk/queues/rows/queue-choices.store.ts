import type { DeskChoices } from '@portal/domain/desk/queues/office-desk.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { rowsOf } from './queue-filter.sql.ts';
import type { QueueQuestion } from './queue-question.ts';

const TAGS_LISTED_MAX = 200;

/** The deals an order can be for, by name, including those no longer on sale. */
export async function listDealChoices(db: Db, language: Language): Promise<DeskChoices['deals']> {
  const { rows } = await sql<DeskChoices['deals'][number]>`
    select deals.id, deals.content #>> array['name', ${language}::text] as name
    from deals where deals.version > 0 order by lower(deals.content #>> array['name', ${language}::text]), deals.id`.execute(
    db,
  );
  return rows;
}

/** The tags on the rows of a queue that the person may see. */
export async function listTagsInQueue(db: Db, asked: QueueQuestion): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from (
      select unnest(claim.tags) as tag ${rowsOf(asked)} and claim.tags <> '{}'
    ) tagged order by tag limit ${TAGS_LISTED_MAX}`.execute(db);
  return rows.map(({ tag }) => tag);
}
