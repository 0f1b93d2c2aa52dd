import * as z from 'zod/mini';
import { isWireDollars } from '../../ground/money/cents.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { tidyLine } from '../../ground/people/tidy-line.ts';

export const RECEIPT_METHODS = ['e-transfer', 'wire', 'cheque', 'debit', 'other'] as const;
export const PAYOR_LENGTH_MAX = 120;
export const RECEIPT_REFERENCE_LENGTH_MAX = 100;

const typed = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(tidyLine),
      z.minLength(1, { error: 'errors.fieldRequired' }),
      z.maxLength(max, { error: 'errors.tooLong' }),
    );

/** `POST /office/orders/{orderId}/receipts`: money that arrived in trust, as a person of the office tells it. */
export const recordReceiptInput = z.object({
  payor: typed(PAYOR_LENGTH_MAX),
  amount: z
    .number()
    .check(
      z.refine(isWireDollars, { error: 'errors.fieldInvalid' }),
      z.positive({ error: 'errors.fieldInvalid' }),
      z.describe('Dollars, at most two decimals.'),
    ),
  day: calendarDay.check(z.describe('On which it arrived; not after today.')),
  method: z.enum(RECEIPT_METHODS, { error: 'errors.fieldInvalid' }),
  reference: typed(RECEIPT_REFERENCE_LENGTH_MAX).check(z.describe('The bank’s or the cheque’s.')),
});
export type RecordReceiptInput = z.infer<typeof recordReceiptInput>;

/** Its answer. */
export const recordedReceiptSchema = z.object({
  isNew: z.boolean().check(z.describe('False where it had been recorded before: nothing changed.')),
  inTrust: z.number().check(z.describe('Dollars in trust now.')),
  needsAttention: z.boolean().check(z.describe('Somebody has to look: the order is flagged.')),
});
export type RecordedReceipt = z.infer<typeof recordedReceiptSchema>;
