import * as z from 'zod/mini';
import { dealCostsSchema } from '../../offering/deals/deal.wire.ts';
import { PAYMENT_METHODS } from '../../order/trades/payment-methods.ts';
import { RIGHTS_TO_CANCEL } from '../../order/trades/right-to-cancel.ts';
import { scheduleASchema } from '../../order/trades/schedule-a.wire.ts';
import {
  jointInvestorSchema,
  jointSigningSchema,
  signedDocumentSchema,
} from '../../order/trades/trade.wire.ts';
import { TRADE_STATUSES } from '../../order/trades/trade-status.ts';
import { officeMessageSchema } from '../../service/mail/office-mail.wire.ts';
import { NEXT_STEPS } from '../queues/next-steps.ts';
import { claimSchema } from '../queues/office-desk.wire.ts';
import { ORDER_PARTS } from '../queues/order-parts.ts';
import { APPROVAL_CHECKS } from './approval-checks.ts';
import { caseReadingSchema } from './office-case-reading.wire.ts';
import { changeRequestSchema } from './office-changes.wire.ts';
import { approvalSchema } from './office-order-approval.wire.ts';
import { investorFactsSchema } from './office-order-investor.wire.ts';
import { moneySchema } from './office-order-money.wire.ts';
import { ORDER_MOVES } from './office-order-moves.wire.ts';
import { ceremonySchema, memorandumSchema } from './office-order-papers.wire.ts';
import { timelinePageSchema } from './office-order-timeline.wire.ts';
import { profileVersionSchema } from './office-profile.wire.ts';

const time = z.iso.datetime();
const timeOrNull = z.nullable(time);
const dollars = z.number().check(z.describe('Dollars.'));
const text = z.string();
const textOrNull = z.nullable(text);

/** What the order itself says; null where it is not said yet, or the person may not see it. */
const orderFactsSchema = z.object({
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
  jointSigning: z.nullable(jointSigningSchema),
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

/** Answer of `GET /office/orders/{orderId}`: an order on one page. Profile and documents have calls of their own. */
export const officeOrderSchema = z.object({
  notShown: z
    .array(z.enum(ORDER_PARTS))
    .check(z.describe('What the person’s role does not read: null or empty in the answer.')),
  order: orderFactsSchema,
  claim: claimSchema,
  moves: z.array(z.enum(ORDER_MOVES)),
  approval: z
    .nullable(approvalSchema)
    .check(z.describe('What waits for a second person; null where nothing does.')),
  checks: z
    .array(z.enum(APPROVAL_CHECKS))
    .check(z.describe('What is open before it may be approved; empty once it is decided.')),
  reading: z
    .nullable(caseReadingSchema)
    .check(z.describe('Who opened what; null where the person may not read profiles.')),
  investor: investorFactsSchema,
  profiles: z
    .array(profileVersionSchema)
    .check(z.describe('Newest first; empty where the person may not read profiles.')),
  hasNewerProfile: z.boolean().check(z.describe('A newer one than the order’s was submitted.')),
  ceremonies: z.array(ceremonySchema).check(z.describe('Newest first.')),
  signedDocuments: z.array(signedDocumentSchema),
  memoranda: z.array(memorandumSchema),
  money: z.nullable(moneySchema).check(z.describe('Null where the person may not see payments.')),
  messages: z.array(officeMessageSchema).check(z.describe('Newest first.')),
  changeRequests: z.array(changeRequestSchema).check(z.describe('Newest first.')),
  timeline: timelinePageSchema,
});
export type OfficeOrder = z.infer<typeof officeOrderSchema>;
