import * as z from 'zod/mini';
import { calendarDay } from '../../../ground/people/calendar-day.wire.ts';
import { PASSED_OVER } from './statement.ts';

const day = calendarDay;
const dollars = z.number().check(z.describe('Dollars, at most two decimals.'));

/** A file of a bank that was imported. */
const bankFile = {
  id: z.string(),
  fileName: z.string(),
  importedAt: z.iso.datetime(),
  importedBy: z.nullable(z.string()).check(z.describe('Null for somebody who is not of the office.')),
  firstDay: day,
  lastDay: day,
  lines: z.int(),
  newLines: z.int().check(z.describe('Lines that no earlier file of the account had.')),
  closingBalance: dollars,
};

/** Answer of `GET /office/money/accounts/:accountId/statements`: the newest first. */
export const bankFilesSchema = z.object({
  account: z.object({ id: z.string(), name: z.string() }),
  files: z.array(z.object(bankFile)),
  next: z.nullable(z.string()).check(z.describe('`after` of the next page.')),
});
export type BankFilesAnswer = z.infer<typeof bankFilesSchema>;

/** Why a row is not a new line of its account: what reading it found, or that an earlier file had it. */
export const ROW_REASONS = [...PASSED_OVER, 'known'] as const;
export type RowReason = (typeof ROW_REASONS)[number];

/** A row of a file, and what became of it: a line, or why it is none. */
export const fileRowSchema = z.object({
  number: z.int().check(z.describe('The line of the file on which it stands, from 1.')),
  line: z.nullable(
    z.object({
      id: z.string(),
      day,
      amount: dollars.check(z.describe('More than nothing came in, less went out.')),
      state: z.enum(['matched', 'in-part', 'open']),
    }),
  ),
  because: z.nullable(z.enum(ROW_REASONS)),
  raw: z
    .nullable(z.string())
    .check(z.describe('As the bank wrote it; null where `raw` of the answer says why.')),
});
export type FileRow = z.infer<typeof fileRowSchema>;

/** Answer of `GET /office/money/statements/:statementId/rows`: as the file has them. */
export const fileRowsSchema = z.object({
  file: z.object({
    ...bankFile,
    accountId: z.string(),
    accountName: z.string(),
    sha256: z.string(),
    openingBalance: dollars,
    rowCount: z
      .nullable(z.int())
      .check(z.describe('Null of a file from before empty rows and balances were kept as rows.')),
  }),
  raw: z
    .enum(['shown', 'withheld', 'unreadable'])
    .check(z.describe('`withheld`: the role may not read it. `unreadable`: the kept file does not open.')),
  rows: z.array(fileRowSchema),
  next: z.nullable(z.string()).check(z.describe('`after` of the next page.')),
});
export type FileRowsAnswer = z.infer<typeof fileRowsSchema>;
