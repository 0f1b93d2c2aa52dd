import { z } from 'zod';
import { readCursor, writeCursor } from './read-cursor.ts';

/** The last row of a page of a list ordered by time: its time, in the database's format, and its id. */
export type PlaceInTime = { at: string; id: string };

/** A time in the database's format, so that nothing else reaches it. */
export const WrittenTime = z.string().refine((at) => !Number.isNaN(Date.parse(at)));

const Written = z.tuple([WrittenTime, z.string()]).transform(([at, id]): PlaceInTime => ({ at, id }));

/** Where a page ended, as it stands in an address. */
export function writePlace({ at, id }: PlaceInTime): string {
  return writeCursor([at, id]);
}

/** Throws VALIDATION for what no page gave. */
export function readPlace(text: string | undefined): PlaceInTime | null {
  return readCursor(Written, text);
}
