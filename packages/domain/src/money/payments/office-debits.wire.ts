import * as z from 'zod/mini';
import { isWireDollars } from '../../ground/money/cents.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { RETURN_KINDS, RETURN_OUTCOMES } from './return-file.ts';

export const DEBIT_PAGE_ROWS = 50;
/** Orders shown of the next file, which may have more. */
export const DEBITS_SHOWN_MAX = 200;
const CURSOR_LENGTH_MAX = 400;
const text = z.string();
const time = z.iso.datetime();
const day = calendarDay;
const count = z.int().check(z.nonnegative());
const dollars = z.number().check(z.describe('Dollars.'));

/** Why an order that could be debited is in no file. */
export const LEFT_OUT_BECAUSE = ['account-changed', 'looks-twice', 'held-by-provider', 'too-large'] as const;
export type LeftOutBecause = (typeof LEFT_OUT_BECAUSE)[number];

const orderToDebit = { orderId: text, reference: text, investor: text, amount: dollars };

/** Answer of `GET /office/money/debits`: what the next file for the bank would have, and what it would not. */
export const debitsDueSchema = z.object({
  isSetUp: z
    .boolean()
    .check(z.describe('The bank has given its particulars for files, and they are configured.')),
  dueOn: day.check(z.describe('When a file that is made today is due.')),
  count: count.check(z.describe('Of all debits, also those that are not shown.')),
  total: dollars,
  rows: z.array(z.object(orderToDebit)),
  leftOut: z.array(z.object({ ...orderToDebit, because: z.enum(LEFT_OUT_BECAUSE) })),
});
export type DebitsDue = z.infer<typeof debitsDueSchema>;

/** `POST /office/money/debits/files`: what the person saw; a file of anything else is not made. */
export const makeDebitFileInput = z.object({
  count,
  total: dollars.check(z.refine(isWireDollars, { error: 'errors.fieldInvalid' })),
});
export type MakeDebitFileInput = z.infer<typeof makeDebitFileInput>;

/** One file that was made for the bank. */
export const debitFileSchema = z.object({
  id: text,
  number: z.int(),
  createdAt: time,
  dueOn: day,
  returnableUntil: day.check(z.describe('Until when a personal debit of it may come back.')),
  count,
  total: dollars,
  returned: count.check(z.describe('Debits of it that came back.')),
});
export type DebitFileShown = z.infer<typeof debitFileSchema>;

/** The query of lists about debits; an unknown filter is refused. */
export const debitQuerySchema = z.strictObject({
  after: z.optional(text.check(z.maxLength(CURSOR_LENGTH_MAX), z.describe('The `next` of the page before.'))),
});
export type DebitQuery = z.infer<typeof debitQuerySchema>;

/** Answer of `GET /office/money/debits/files`, the newest first. */
export const debitFilePageSchema = z.object({ rows: z.array(debitFileSchema), next: z.nullable(text) });
export type DebitFilePage = z.infer<typeof debitFilePageSchema>;

/** Answer of `POST /office/money/debits/files/{fileId}/print`: the file byte for byte; account numbers are in it. */
export const printedDebitFileSchema = z.object({ fileName: text, text });
export type PrintedDebitFile = z.infer<typeof printedDebitFileSchema>;

/** One item of a file of debits that came back. */
export const returnedItemSchema = z.object({
  fileNumber: z.int(),
  createdOn: day,
  importedAt: time,
  place: z.int().check(z.describe('Its place in the file, from 1.')),
  kind: z.enum(RETURN_KINDS),
  reason: text.check(z.describe("Standard 007's code, such as 901.")),
  reference: text,
  amount: dollars,
  order: z.nullable(z.object({ id: text, reference: text, investor: text })),
  outcome: z.enum(RETURN_OUTCOMES),
});
export type ReturnedItem = z.infer<typeof returnedItemSchema>;

/** Answer of `GET /office/money/returns`, the newest file first. */
export const returnedPageSchema = z.object({ rows: z.array(returnedItemSchema), next: z.nullable(text) });
export type ReturnedPage = z.infer<typeof returnedPageSchema>;
