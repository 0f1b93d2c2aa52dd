import { type RawBuilder, sql } from 'kysely';

/**
 * Where a row stands in the order of a time and an id, as text: the database knows more of a time than a Date does, and by a shortened
 * one a row would stand behind itself.
 */
export function placeOf(time: string, id: string): RawBuilder<string> {
  return sql<string>`${sql.ref(time)}::text || '/' || ${sql.ref(id)}`;
}

/** True for rows behind a place, where the oldest is first; for all behind ''. */
export function isBehind(time: string, id: string, place: string): RawBuilder<boolean> {
  const { at, of } = partsOf(place);
  return place === ''
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) > (${at}::timestamptz, ${of})`;
}

/** The same where the newest is first. */
export function isBehindDown(time: string, id: string, place: string): RawBuilder<boolean> {
  const { at, of } = partsOf(place);
  return place === ''
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (${at}::timestamptz, ${of})`;
}

function partsOf(place: string): { at: string; of: string } {
  const cut = place.indexOf('/');
  return { at: place.slice(0, cut), of: place.slice(cut + 1) };
}
