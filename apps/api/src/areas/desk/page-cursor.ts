import type { DeskSort } from '@portal/domain/desk/desk-query';
import { z } from 'zod';
import { invalid } from '../../platform/http/app-error.ts';

/** The last row of a page: the value that the list is sorted by, and its id. */
export type Cursor = { value: string; id: string };

const Written = z.tuple([z.string(), z.string(), z.string()]);

/** A cursor as it stands in an address; it is good for the sort that it was made under only. */
export function writeCursor(sort: DeskSort, { value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** Throws VALIDATION for what is no cursor, or one of another sort. */
export function readCursor(sort: DeskSort, text: string | undefined): Cursor | null {
  if (text === undefined) {
    return null;
  }
  const [of, value, id] = parse(text) ?? [];
  if (of !== sort || value === undefined || id === undefined || !VALUES[sort](value)) {
    throw invalid([{ path: 'after', key: 'errors.fieldInvalid' }]);
  }
  return { value, id };
}

const isTime = (value: string) => !Number.isNaN(Date.parse(value));

/** What the value of each sort is written as, so that nothing else reaches the database. */
const VALUES: Readonly<Record<DeskSort, (value: string) => boolean>> = {
  oldest: isTime,
  newest: isTime,
  largest: (value) => /^\d{1,18}$/.test(value),
  name: () => true,
};

function parse(text: string): [string, string, string] | undefined {
  try {
    return Written.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
