import * as z from 'zod/mini';

export const FILE_PAGE_ROWS = 50;
const CURSOR_LENGTH_MAX = 400;
/** The longest row shown as the bank wrote it, in characters: the rest is cut. */
export const RAW_ROW_LENGTH_MAX = 2_000;
/** A row's number in its file, and the id of its line: an OFX file may have several on one. */
const PLACE = /^\d{1,9}\.[\w-]{0,64}$/;

/** Which rows of a file are asked for. */
export const ROWS_SHOWN = ['lines', 'passed-over'] as const;
export type RowsShown = (typeof ROWS_SHOWN)[number];

/** The query of `GET /office/money/accounts/:accountId/statements`. */
export const fileQuerySchema = z.strictObject({
  after: z.optional(
    z.string().check(z.maxLength(CURSOR_LENGTH_MAX), z.describe('The `next` of the page before.')),
  ),
});
export type FileQuery = z.infer<typeof fileQuerySchema>;

/** The query of `GET /office/money/statements/:statementId/rows`. */
export const fileRowQuerySchema = z.strictObject({
  show: z.optional(z.enum(ROWS_SHOWN).check(z.describe('Absent: every row.'))),
  after: z.optional(z.string().check(z.regex(PLACE), z.describe('The `next` of the page before.'))),
});
export type FileRowQuery = z.infer<typeof fileRowQuerySchema>;
