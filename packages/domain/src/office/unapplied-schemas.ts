import * as z from 'zod/mini';
import { isWireDollars } from '../money/cents.ts';
import { isCalendarDate } from '../people/calendar-date.ts';
import { ALLOCATIONS_MAX, OfficeReason, PAYOR_LENGTH_MAX } from './bank-schemas.ts';

const dollars = z
  .number()
  .check(
    z.refine(isWireDollars, { error: 'errors.fieldInvalid' }),
    z.positive({ error: 'errors.fieldInvalid' }),
  );

/** `POST /office/money/lines/{lineId}/unapplied`: who the bank's line names, and why nobody knows an order for it. */
export const KeepUnappliedInput = z.object({
  payor: z.nullable(z.string().check(z.trim(), z.maxLength(PAYOR_LENGTH_MAX, { error: 'errors.tooLong' }))),
  reason: OfficeReason,
});
export type KeepUnappliedInput = z.infer<typeof KeepUnappliedInput>;

/** `POST /office/money/unapplied/{unappliedId}/allocate`: orders, each with its part. */
export const AllocateUnappliedInput = z.object({
  allocations: z
    .array(z.object({ tradeId: z.string(), amount: dollars }))
    .check(z.minLength(1), z.maxLength(ALLOCATIONS_MAX)),
  reason: OfficeReason,
});
export type AllocateUnappliedInput = z.infer<typeof AllocateUnappliedInput>;

/** `POST /office/money/unapplied/{unappliedId}/send-back`. */
export const SendBackUnappliedInput = z.object({
  amount: dollars,
  day: z
    .string()
    .check(z.refine(isCalendarDate, { error: 'errors.fieldInvalid' }), z.describe('On which it was sent.')),
  reason: OfficeReason,
});
export type SendBackUnappliedInput = z.infer<typeof SendBackUnappliedInput>;
