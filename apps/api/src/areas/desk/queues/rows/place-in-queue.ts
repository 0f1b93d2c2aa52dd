import type { DeskSort } from '@portal/domain/desk/queues/desk-query';
import { z } from 'zod';
import { WrittenTime } from '../../../../platform/http/place-in-time.ts';
import { readCursor, writeCursor } from '../../../../platform/http/read-cursor.ts';

/** The last row of a page: its sort value and its id. */
export type PlaceInQueue = { value: string; id: string };

/** A place as written in an address; it is valid only for the sort it was made under. */
export function writePlace(sort: DeskSort, { value, id }: PlaceInQueue): string {
  return writeCursor([sort, value, id]);
}

/** Throws VALIDATION for a place no page gave, or one of another sort. */
export function readPlace(sort: DeskSort, text: string | undefined): PlaceInQueue | null {
  const written = z
    .tuple([z.literal(sort), VALUES[sort], z.string()])
    .transform(([, value, id]): PlaceInQueue => ({ value, id }));
  return readCursor(written, text);
}

/** The format of each sort's value, so that nothing else reaches the database. */
const VALUES: Readonly<Record<DeskSort, z.ZodType<string>>> = {
  oldest: WrittenTime,
  newest: WrittenTime,
  largest: z.string().regex(/^\d{1,18}$/),
  name: z.string(),
};
