import { type RawBuilder, sql } from 'kysely';

/**
 * True where there is such a row, for a column of each row that is shown. PostgreSQL may answer `exists` there by reading the whole table
 * first, and does so where it guesses that many rows will ask: just after a load, which it has not counted yet, it guesses so of ten.
 * This is always asked row by row, by an index.
 */
export function isAny(from: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((select true ${from} limit 1) is not null)`;
}
