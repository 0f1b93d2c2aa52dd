import * as z from 'zod/mini';
import { tidyText } from '../people/tidy-line.ts';

/** The longest reason that staff may give, in characters. */
export const REASON_MAX_LENGTH = 1_000;

/** Why somebody of the office does something, as it goes on record: never empty, and one limit for all. */
export const OfficeReason = z
  .string()
  .check(
    z.overwrite(tidyText),
    z.minLength(1, { error: 'office.reason.required' }),
    z.maxLength(REASON_MAX_LENGTH, { error: 'office.reason.tooLong' }),
  );
