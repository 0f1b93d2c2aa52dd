import { type RawBuilder, sql } from 'kysely';

/**
 * True for rows whose representative is this one, or one they stand in for: a query's scope `own-clients`. `column`
 * holds a row's representative, such as `investors.dealer_representative_id`.
 */
export function isWorkedBy(column: string, representativeId: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (
    with recursive worked (id) as (
      select ${representativeId}::text
      union
      select covered.id from representatives covered join worked on covered.cover_id = worked.id
    )
    select id from worked)`;
}
