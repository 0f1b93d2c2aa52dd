import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/**
 * The staff who kept, allocated or undid this unapplied money: people's matches of the same line, including earlier ones, and
 * every use.
 */
export async function findWhoHandled(
  db: Db,
  unappliedIds: readonly string[],
): Promise<{ unappliedId: string; staffId: string }[]> {
  const { rows } = await sql<{ unappliedId: string; staffId: string }>`
    select distinct handled.id as "unappliedId", staff.id as "staffId" from (
      select kept.id, unnest(array[match.matched_by, match.undone_by]) as person
      from bank_matches kept join bank_matches match on match.line_id = kept.line_id and match.how = 'person'
      where kept.id = any(${[...unappliedIds]}::text[])
      union all
      select unapplied_id, unnest(array[made_by, undone_by]) from unapplied_uses
      where unapplied_id = any(${[...unappliedIds]}::text[])
        and kind = 'allocated'
      union all
      select unapplied_id, undone_by from unapplied_uses
      where unapplied_id = any(${[...unappliedIds]}::text[]) and kind = 'sent-back'
    ) handled join staff on staff.id = handled.person`.execute(db);
  return rows;
}
