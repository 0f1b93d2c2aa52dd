import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { MONEY_KINDS } from '../../money/payments/journal-accounts.ts';
import { paymentFlagSchema } from '../../money/payments/office-flags.wire.ts';
import { MONEY_MOVES, moneyProposalSchema } from '../../money/payments/office-money-proposals.wire.ts';

const time = z.iso.datetime();
const dollars = z.number().check(z.describe('Dollars.'));
const text = z.string();

/** The money of an order, and what may be done with it. */
export const moneySchema = z.object({
  inTrust: dollars,
  missing: dollars.check(z.describe('Of the total; 0 where all or more is in trust.')),
  toDebit: dollars,
  released: dollars,
  refunded: dollars,
  isDebitUnderWay: z.boolean(),
  returnable: z
    .nullable(z.object({ amount: dollars, until: calendarDay }))
    .check(z.describe('What was debited and the investor’s bank may still take back, until that day.')),
  movements: z.array(
    z.object({
      id: text,
      kind: z.enum([...MONEY_KINDS, 'authorization']),
      amount: dollars,
      at: time,
      source: text,
      reference: z.nullable(text),
      payor: z.nullable(text).check(z.describe('Who paid, where somebody said.')),
    }),
  ),
  flags: z.array(paymentFlagSchema).check(z.describe('What somebody has to look at, the oldest first.')),
  refundable: dollars.check(z.describe('What may go back to the investor now; 0 where nothing may.')),
  moves: z.array(z.enum(MONEY_MOVES)),
  proposal: z
    .nullable(moneyProposalSchema)
    .check(z.describe('The one that is open, or else the last one that was not carried out.')),
});
