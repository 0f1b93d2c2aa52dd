import { z } from 'zod';
import { invalid } from '../../platform/http/app-error.ts';
import type { Place } from './message-rows.store.ts';

const Written = z.tuple([z.string().refine((at) => !Number.isNaN(Date.parse(at))), z.string()]);

/** Where a page ended, as it stands in an address. */
export function writePlace({ at, id }: Place): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Throws VALIDATION for what no page gave. */
export function readPlace(text: string | undefined): Place | null {
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
