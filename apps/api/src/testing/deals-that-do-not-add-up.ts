import type pg from 'pg';

/** Deals of which more was taken than there is, or not what their orders hold: their ids, in order. */
export async function dealsThatDoNotAddUp(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from deals where units_taken > units_total or units_taken <>
       (select coalesce(sum(quantity), 0) from trades where deal_id = deals.id and holds_units) order by id`,
  );
  return rows.map(({ id }) => id);
}
