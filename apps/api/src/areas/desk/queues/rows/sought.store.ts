import { type RawBuilder, sql } from 'kysely';
import { likeLiteral } from '../../../../platform/db/like-literal.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Sought } from './queue-question.ts';

/** With fewer, their orders are found by their ids; with more, so many orders are theirs that walking the list soon fills a page. */
const SOUGHT_MAX = 2_000;

/** Who is found by a text, by the indexes of names and addresses; an order alone cannot be asked for the name of its investor by them. */
export async function findSought(db: Db, text: string): Promise<Sought> {
  const { rows } = await sql<{ id: string }>`
    select investor.id from investors investor where ${isNamed(text)} limit ${SOUGHT_MAX + 1}`.execute(db);
  return rows.length > SOUGHT_MAX ? 'many' : rows.map(({ id }) => id);
}

/** True of an investor, joined as `investor`, whose family name, first name or address begins like this. */
export function isNamed(text: string): RawBuilder<boolean> {
  const start = startOf(text);
  return sql<boolean>`(lower(investor.last_name) like ${start}
    or lower(investor.first_name || ' ' || investor.last_name) like ${start} or investor.email like ${start})`;
}

/** As a pattern of what begins with the text; nothing that is compared with it has capitals. */
export function startOf(text: string): string {
  return `${likeLiteral(text.toLowerCase())}%`;
}
