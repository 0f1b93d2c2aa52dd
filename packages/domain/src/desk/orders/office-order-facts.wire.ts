import * as z from 'zod/mini';
import { dealCostsSchema } from '../../offering/deals/deal.wire.ts';
import { PAYMENT_METHODS } from '../../order/trades/payment-methods.ts';
import { RIGHTS_TO_CANCEL } from '../../order/trades/right-to-cancel.ts';
import { jointInvestorSchema, scheduleASchema } from '../../order/trades/trade.wire.ts';
import { TRADE_STATUSES } from '../../order/trades/trade-status.ts';
import { NEXT_STEPS } from '../queues/next-steps.ts';

const time = z.iso.datetime();
const timeOrNull = z.nullable(time);
const dollars = z.number().check(z.describe('Dollars.'));
const text = z.string();
const textOrNull = z.nullable(text);

/** What the order itself says; null where it is not said yet, or the person may not see it. */
export const orderFactsSchema = z.object({
  id: text,
  reference: text,
  status: z.enum(TRADE_STATUSES),
  deal: z.object({ id: text, slug: text, name: text, closesAt: time }),
  quantity: z.nullable(z.int()),
  unitPrice: z.nullable(dollars),
  total: z.nullable(dollars),
  costs: z
    .exactOptional(dealCostsSchema)
    .check(z.describe('Absent where the issuer gave no figures, or the person may not see amounts.')),
  holdsUnits: z.boolean(),
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  accountLastDigits: z.nullable(text),
  scheduleA: z.nullable(scheduleASchema),
  jointInvestor: z.nullable(z.object({ ...jointInvestorSchema.shape, email: textOrNull })),
  createdAt: time,
  submittedAt: timeOrNull,
  decidedAt: timeOrNull,
  archivedAt: timeOrNull,
  fundsReceivedAt: timeOrNull,
  dueAt: timeOrNull,
  nextStep: z.nullable(z.enum(NEXT_STEPS)),
  reason: z.nullable(text).check(z.describe('The last one that the investor was given.')),
  right: z.object({
    state: z.enum(RIGHTS_TO_CANCEL),
    endsAt: timeOrNull,
    timeZone: text.check(z.describe('The clock of that midnight: of the province of the purchaser.')),
  }),
  waitsFor: z
    .nullable(z.object({ code: text, sentence: text }))
    .check(z.describe('What keeps it from being approved.')),
});
