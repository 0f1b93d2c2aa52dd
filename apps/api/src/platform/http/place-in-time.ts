import { z } from 'zod';
import { invalid } from './app-error.ts';

/** The last row of a page of a list that goes by time: its time, as the database writes it, and its id. */
export type PlaceInTime = { at: string; id: string };

const Written = z.tuple([z.string().refine((at) => !Number.isNaN(Date.parse(at))), z.string()]);

/** Where a page ended, as it stands in an address. */
export function writePlace({ at, id }: PlaceInTime): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Throws VALIDATION for what no page gave. */
export function readPlace(text: string | undefined): PlaceInTime | null {
  if (text === undefined) {
    return null;
  }
  const [at, id] = parse(text) ?? [];
  if (at === undefined || id === undefined) {
    throw invalid([{ path: 'after', key: 'errors.fieldInvalid' }]);
  }
  return { at, id };
}

function parse(text: string): [string, string] | undefined {
  try {
    return Written.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
