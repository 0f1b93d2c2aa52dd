import * as z from 'zod/mini';
import { signedDocumentSchema } from '../../order/trades/trade.wire.ts';
import { officeMessageSchema } from '../../service/mail/office-mail.wire.ts';
import { claimSchema } from '../queues/office-desk.wire.ts';
import { ORDER_PARTS } from '../queues/order-parts.ts';
import { APPROVAL_CHECKS } from './approval-checks.ts';
import { changeRequestSchema } from './office-changes.wire.ts';
import { approvalSchema } from './office-order-approval.wire.ts';
import { orderFactsSchema } from './office-order-facts.wire.ts';
import { investorFactsSchema } from './office-order-investor.wire.ts';
import { moneySchema } from './office-order-money.wire.ts';
import { ORDER_MOVES } from './office-order-moves.wire.ts';
import { ceremonySchema, memorandumSchema } from './office-order-papers.wire.ts';
import { timelinePageSchema } from './office-order-timeline.wire.ts';
import { profileVersionSchema } from './office-profile.wire.ts';

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
