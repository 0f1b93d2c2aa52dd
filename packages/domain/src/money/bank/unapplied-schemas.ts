import * as z from 'zod/mini';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { isCalendarDate } from '../../ground/people/calendar-date.ts';
import { OF_BANK_KINDS } from '../payments/journal-accounts.ts';
import { Allocations, Payor, PositiveDollars } from './bank-schemas.ts';

/** `POST /office/money/lines/{lineId}/unapplied`: who the bank's line names, and why nobody knows an order for it. */
export const KeepUnappliedInput = z.object({ payor: Payor, reason: OfficeReason });
export type KeepUnappliedInput = z.infer<typeof KeepUnappliedInput>;

/** `POST /office/money/lines/{lineId}/of-bank`: which of the bank's own a line is, and how that is known. */
export const BookOfBankInput = z.object({ kind: z.enum(OF_BANK_KINDS), reason: OfficeReason });
export type BookOfBankInput = z.infer<typeof BookOfBankInput>;

/** `POST /office/money/unapplied/{unappliedId}/allocate`: orders, each with its part. */
export const AllocateUnappliedInput = z.object({ allocations: Allocations, reason: OfficeReason });
export type AllocateUnappliedInput = z.infer<typeof AllocateUnappliedInput>;

/** `POST /office/money/unapplied/{unappliedId}/send-back`: what the second person reads. */
export const SendBackUnappliedInput = z.object({
  amount: PositiveDollars,
  day: z.string().check(z.refine(isCalendarDate), z.describe('On which it was sent.')),
  reason: OfficeReason,
});
export type SendBackUnappliedInput = z.infer<typeof SendBackUnappliedInput>;
