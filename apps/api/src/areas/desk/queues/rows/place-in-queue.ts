import type { DeskSort } from '@portal/domain/desk/queues/desk-query';
import { z } from 'zod';
import { WrittenTime } from '../../../../platform/http/place-in-time.ts';
import { readCursor, writeCursor } from '../../../../platform/http/read-cursor.ts';

/** The last row of a page: the value that the list is sorted by, and its id. */
export type PlaceInQueue = { value: string; id: string };

/** A place as it stands in an address; it is good for the sort that it was made under only. */
export function writePlace(sort: DeskSort, { value, id }: PlaceInQueue): string {
  return writeCursor([sort, value, id]);
}

/** Throws VALIDATION for what no page gave, or one of another sort. */
export function readPlace(sort: DeskSort, text: string | undefined): PlaceInQueue | null {
  const written = z
    .tuple([z.literal(sort), VALUES[sort], z.string()])
    .transform(([, value, id]): PlaceInQueue => ({ value, id }));
  return readCursor(written, text);
}

/** What the value of each sort is written as, so that nothing else reaches the database. */
const VALUES: Readonly<Record<DeskSort, z.ZodType<string>>> = {
  oldest: WrittenTime,
  newest: WrittenTime,
  largest: z.string().regex(/^\d{1,18}$/),
  name: z.string(),
};
