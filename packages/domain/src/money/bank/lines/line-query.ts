import * as z from 'zod/mini';
import { tidyLine } from '../../../ground/people/tidy-line.ts';

export const LINE_PAGE_ROWS = 50;
const ACCOUNT_ID_LENGTH_MAX = 64;
export const LINE_SEARCH_LENGTH_MAX = 80;
const CURSOR_LENGTH_MAX = 400;
/** A search opens so many sealed lines at a time; the next page searches on. */
export const LINES_SEARCHED_MAX = 2_000;
/** A line's place among all lines; of a search that is behind those that it found by amount, day or number, with a letter. */
const PLACE = /^t?\d{1,18}$/;

/** Filters of the lines that wait, as they stand in an address; an unknown one is refused. */
export const lineFilterFields = {
  account: z.optional(z.string().check(z.maxLength(ACCOUNT_ID_LENGTH_MAX))),
  way: z.optional(z.enum(['in', 'out']).check(z.describe('Whether money came in or went out.'))),
  search: z.optional(
    z
      .string()
      .check(
        z.overwrite(tidyLine),
        z.minLength(1),
        z.maxLength(LINE_SEARCH_LENGTH_MAX),
        z.describe(
          "Part of the bank's text or of the payor's name, an amount in dollars, a day (YYYY-MM-DD), or the portal's name for a line.",
        ),
      ),
  ),
};
export const lineFilterSchema = z.strictObject(lineFilterFields);
export type LineFilter = z.infer<typeof lineFilterSchema>;

/** The query of `GET /office/money/lines`. */
export const lineQuerySchema = z.strictObject({
  ...lineFilterFields,
  after: z.optional(z.string().check(z.regex(PLACE), z.describe('The `next` of the page before.'))),
});
export type LineQuery = z.infer<typeof lineQuerySchema>;

/** Filters of what lines were matched to. */
export const matchFilterFields = {
  line: z.optional(z.string().check(z.maxLength(ACCOUNT_ID_LENGTH_MAX), z.describe('Of one line alone.'))),
  state: z.optional(z.enum(['standing', 'undone'])),
};
export const matchFilterSchema = z.strictObject(matchFilterFields);
export type MatchFilter = z.infer<typeof matchFilterSchema>;

/** The query of `GET /office/money/matches`. */
export const matchQuerySchema = z.strictObject({
  ...matchFilterFields,
  after: z.optional(
    z.string().check(z.maxLength(CURSOR_LENGTH_MAX), z.describe('The `next` of the page before.')),
  ),
});
export type MatchQuery = z.infer<typeof matchQuerySchema>;
