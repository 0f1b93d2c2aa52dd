import type { z } from 'zod';
import { invalid } from './app-error.ts';

/** Where a page of a list ended, as written in an address: encoded, so that no address shows a name in clear. */
export function writeCursor(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * The parts of a list's cursor, in the form `written` describes; null on a first page. Throws VALIDATION for a cursor no page of the
 * list gave.
 */
export function readCursor<Parts>(written: z.ZodType<Parts>, text: string | undefined): Parts | null {
  if (text === undefined) {
    return null;
  }
  const { success, data } = written.safeParse(parse(text));
  if (!success) {
    throw invalid([{ path: 'after', key: 'errors.fieldInvalid' }]);
  }
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
