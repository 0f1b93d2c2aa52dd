import * as z from 'zod/mini';
import { OfficeReason } from '../../../ground/forms/office-reason.ts';
import { isWireDollars } from '../../../ground/money/cents.ts';
import { calendarDay } from '../../../ground/people/calendar-day.wire.ts';
import { tidyLine } from '../../../ground/people/tidy-line.ts';
import { OF_BANK_KINDS } from '../../payments/journal-accounts.ts';
import { PAYOR_LENGTH_MAX } from '../../payments/office-receipts.wire.ts';
import { KNOWN_BANKS } from '../statements/bank-profiles.ts';
import {
  DELIMITERS,
  STATEMENT_ENCODINGS,
  type StatementProfile,
  statementProfileSchema,
} from '../statements/statement-profile.ts';

export const ACCOUNT_NAME_LENGTH_MAX = 80;
const FILE_ACCOUNT_LENGTH_MAX = 80;
/** Of an order's number or a name, in characters. */
export const ORDER_SEARCH_LENGTH_MIN = 2;
export const ORDER_SEARCH_LENGTH_MAX = 80;
/** The most orders that a search finds; whoever looks for another narrows it. */
export const ORDERS_FOUND_MAX = 20;
/** Orders that one line is shared among: a debit file has more, and is matched in several calls. */
export const ALLOCATIONS_MAX = 100;

// Only the server reads these, and it has the words for what is empty, too long or not valid.
const dollars = z.number().check(z.refine(isWireDollars));

/** An amount above zero. */
export const PositiveDollars = dollars.check(z.positive());

/** Orders that share an amount, each with its part. */
export const Allocations = z
  .array(z.object({ tradeId: z.string(), amount: PositiveDollars }))
  .check(z.minLength(1), z.maxLength(ALLOCATIONS_MAX));

/** Who paid, as the bank's line names them; null where it names nobody. */
export const Payor = z.nullable(z.string().check(z.overwrite(tidyLine), z.maxLength(PAYOR_LENGTH_MAX)));

/** `POST /office/money/accounts`. */
export const OpenTrustAccountInput = z.object({
  name: z.string().check(z.overwrite(tidyLine), z.minLength(1), z.maxLength(ACCOUNT_NAME_LENGTH_MAX)),
  openingBalance: dollars,
  openedOn: calendarDay,
});
export type OpenTrustAccountInput = z.infer<typeof OpenTrustAccountInput>;

const PROFILE_LENGTH_MAX = 4_000;
const AMOUNT_LENGTH_MAX = 40;
const formText = (max: number) => z.optional(z.string().check(z.maxLength(max)));

/**
 * The texts of the form with a statement's file; what is not said is as it was for the account's last file. `profile` is a bank's
 * name, `ofx`, or a mapping as JSON.
 */
export const StatementFormInput = z.object({
  profile: formText(PROFILE_LENGTH_MAX),
  fileAccount: formText(FILE_ACCOUNT_LENGTH_MAX),
  openingBalance: formText(AMOUNT_LENGTH_MAX),
  closingBalance: formText(AMOUNT_LENGTH_MAX),
});

/** The texts of the form with a file whose columns somebody is about to map. */
export const SampleFormInput = z.object({
  delimiter: z.enum(DELIMITERS),
  encoding: z.enum(STATEMENT_ENCODINGS),
});

const named = z.enum([...KNOWN_BANKS, 'ofx']);
export type NamedProfile = z.infer<typeof named>;

/** The profile that a text of the form says; null for one that says none. */
export function readProfileText(text: string): NamedProfile | StatementProfile | null {
  const byName = z.safeParse(named, text);
  return byName.success ? byName.data : readMapping(text);
}

function readMapping(text: string): StatementProfile | null {
  try {
    return z.safeParse(statementProfileSchema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** `POST /office/money/lines/:lineId/match`: who the money is for, who paid it, and why somebody says so. */
export const MatchLineInput = z.object({
  kind: z.enum(['received', 'returned', 'paid-out']),
  allocations: Allocations,
  payor: Payor,
  reason: OfficeReason,
});
export type MatchLineInput = z.infer<typeof MatchLineInput>;

/** The query of `GET /office/money/orders`: the number of an order, or the name of its investor. */
export const OrderSearchQuery = z.strictObject({
  search: z
    .string()
    .check(z.overwrite(tidyLine), z.minLength(ORDER_SEARCH_LENGTH_MIN), z.maxLength(ORDER_SEARCH_LENGTH_MAX)),
});

/** `POST /office/money/matches/:matchId/undo`. */
export const UndoMatchInput = z.object({ reason: OfficeReason });

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
  day: calendarDay.check(z.describe('On which it was sent.')),
  reason: OfficeReason,
});
export type SendBackUnappliedInput = z.infer<typeof SendBackUnappliedInput>;
