import * as z from 'zod/mini';
import { tidyText } from '../people/tidy-line.ts';

/** The longest reason that staff may give, in characters. */
export const REASON_MAX_LENGTH = 1_000;

/**
 * Marks a text that somebody of the office types about a person, an order, money or a colleague. The server keeps such a text
 * sealed (decision 0099); a copy of the schema with more checks has the mark, too.
 */
export const typedByStaff = z.overwrite((typed: string) => typed);

/** Whether a schema takes such a text. */
export function isTypedByStaff(schema: z.core.$ZodType): boolean {
  return schema._zod.def.checks?.some((check) => check === typedByStaff) === true;
}

/** Why somebody of the office does something, as it goes on record: never empty, and one limit for all. */
export const OfficeReason = z
  .string()
  .check(
    z.overwrite(tidyText),
    z.minLength(1, { error: 'office.reason.required' }),
    z.maxLength(REASON_MAX_LENGTH, { error: 'office.reason.tooLong' }),
    typedByStaff,
  );
