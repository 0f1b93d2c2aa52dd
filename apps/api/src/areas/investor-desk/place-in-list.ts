import { z } from 'zod';
import { invalid } from '../../platform/http/app-error.ts';
import type { Place } from './investor-rows.store.ts';

const Written = z.tuple([z.string(), z.string()]);

/** Where a page ended, as it stands in an address: by name, so it is encoded and no sentence of anybody's. */
export function writePlace({ name, id }: Place): string {
  return Buffer.from(JSON.stringify([name, id])).toString('base64url');
}

/** Throws VALIDATION for what no page gave. */
export function readPlace(text: string | undefined): Place | null {
  if (text === undefined) {
    return null;
  }
  const [name, id] = parse(text) ?? [];
  if (name === undefined || id === undefined) {
    throw invalid([{ path: 'after', key: 'errors.fieldInvalid' }]);
  }
  return { name, id };
}

function parse(text: string): [string, string] | undefined {
  try {
    return Written.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
