import { z } from 'zod';
import { readCursor, writeCursor } from '../../../platform/http/page-cursor.ts';
import type { Place } from './investor-rows.store.ts';

const Written = z.tuple([z.string(), z.string()]).transform(([name, id]): Place => ({ name, id }));

/** Where a page ended, as it stands in an address. */
export function writePlace({ name, id }: Place): string {
  return writeCursor([name, id]);
}

/** Throws VALIDATION for what no page gave. */
export function readPlace(text: string | undefined): Place | null {
  return readCursor(Written, text);
}
