import * as z from 'zod/mini';
import { NEXT_STEPS } from '../desk/next-steps.ts';
import { APPROVAL_CHECKS, EXCEPTED_CHECKS } from '../office/approval-checks.ts';
import { OfficeReason } from '../office/office-reason.ts';
import { ORDER_PARTS } from '../office/order-parts.ts';
import { MONEY_KINDS } from '../payments/journal-accounts.ts';
import { LANGUAGES } from '../people/languages.ts';
import { PROVINCES } from '../people/provinces.ts';
import { SIGNER_ROLES } from '../signing/signer-role.ts';
import { PAYMENT_METHODS } from '../trades/payment-methods.ts';
import { RIGHTS_TO_CANCEL } from '../trades/right-to-cancel.ts';
import { TRADE_STATUSES } from '../trades/trade-status.ts';
import { dealCostsSchema } from './deal.ts';
import { changeRequestSchema } from './office-changes.ts';
import { claimSchema } from './office-desk.ts';
import { paymentFlagSchema } from './office-flags.ts';
import { MONEY_MOVES, moneyProposalSchema } from './office-money-proposals.ts';
import { profileVersionSchema } from './office-profile.ts';
import { orderAtDealerSchema } from './order-at-dealer.ts';
import { jointInvestorSchema, scheduleASchema, signedDocumentSchema, tradeSchema } from './trade.ts';

const time = z.iso.datetime();
const timeOrNull = z.nullable(time);
const dollars = z.number().check(z.describe('Dollars.'));
const text = z.string();
const textOrNull = z.nullable(text);

/** What may be done to an order from here; what a person's role does not allow is not among them. */
export const ORDER_MOVES = [
  'review',
  'propose-approval',
  'approve',
  'return-approval',
  'withdraw-approval',
  'ask-changes',
  'decline',
  'archive',
  'next-step',
  'resend-link',
  'see-as-investor',
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

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

export const referrerSchema = z.object({
  kind: z.enum(['investor', 'representative', 'unknown']),
  name: textOrNull.check(
    z.describe('Null for an investor whom the person may not see; of an unknown one what the link said.'),
  ),
});
/** Who referred an investor, as the link said that they came by. */
export type Referrer = z.infer<typeof referrerSchema>;

const investorFactsSchema = z.object({
  id: text,
  name: text,
  email: textOrNull,
  isEmailVerified: z.boolean(),
  phone: textOrNull,
  language: z.enum(LANGUAGES),
  province: z.nullable(z.enum(PROVINCES)),
  representative: z.nullable(text),
  referrer: z.nullable(referrerSchema),
  since: time,
  otherOrders: z.array(
    z.object({
      id: text,
      reference: text,
      dealName: text,
      status: z.enum(TRADE_STATUSES),
      total: z.nullable(dollars),
    }),
  ),
});

const ceremonySchema = z.object({
  id: text,
  status: z.enum(['open', 'completed', 'declined', 'expired', 'superseded']),
  language: z.enum(LANGUAGES),
  isAtProvider: z.boolean(),
  createdAt: time,
  signedAt: timeOrNull,
  sealedAt: timeOrNull,
  sealDueAt: timeOrNull.check(z.describe('Since when what is signed waits for its seal.')),
  signers: z.array(
    z.object({
      role: z.enum(SIGNER_ROLES),
      linkSentAt: timeOrNull,
      linkExpiresAt: timeOrNull,
      consentedAt: timeOrNull,
      signedAt: timeOrNull,
      declinedAt: timeOrNull,
    }),
  ),
});

const memorandumSchema = z.object({
  documentId: text,
  title: text,
  version: z.int(),
  language: z.enum(LANGUAGES),
  acceptedAt: timeOrNull,
  isNewest: z.boolean(),
});

const moneySchema = z.object({
  inTrust: dollars,
  missing: dollars.check(z.describe('Of the total; 0 where all or more is in trust.')),
  toDebit: dollars,
  released: dollars,
  refunded: dollars,
  isDebitUnderWay: z.boolean(),
  returnable: z
    .nullable(z.object({ amount: dollars, until: z.iso.date() }))
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

/** A message that the portal sent, and what came back of it. */
export const officeMessageSchema = z.object({
  id: text,
  template: text,
  address: text,
  outcome: z.enum(['sent', 'withheld']),
  at: time,
  bounce: z.nullable(z.object({ kind: text, reason: text, at: time })),
});

/** What happened, newest first; `action` is the audit log's word, or `mail.<template>`, `mail.bounced`. */
export const timelineEntrySchema = z.object({
  id: text,
  at: time,
  action: text,
  who: z.object({
    kind: z.enum(['investor', 'staff', 'system', 'dealer', 'provider']),
    name: z.nullable(text),
    role: z.nullable(text),
  }),
  facts: z.record(text, text).check(z.describe('Ids, states and amounts; never a personal number.')),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** Answer of `POST /office/orders/{orderId}/papers/{documentId}/open`. */
export const openedPaperSchema = z.object({
  pages: z.int().check(z.positive()),
  url: text.check(z.describe('A link that saves it; it lives five minutes.')),
  until: time.check(z.describe('Its pages are read no longer than this.')),
});
export type OpenedPaper = z.infer<typeof openedPaperSchema>;

/** Answer of `GET /office/orders/{orderId}/timeline`. */
export const timelinePageSchema = z.object({
  entries: z.array(timelineEntrySchema).check(z.describe('Newest first.')),
  older: z
    .nullable(text)
    .check(z.describe('Sent back as `before` for what happened earlier; null where that is all.')),
});
export type TimelinePage = z.infer<typeof timelinePageSchema>;

export type OfficeMessage = z.infer<typeof officeMessageSchema>;

const exceptionSchema = z.object({
  checks: z.array(z.enum(EXCEPTED_CHECKS)).check(z.minLength(1), z.maxLength(EXCEPTED_CHECKS.length)),
  reason: OfficeReason,
});

/** `POST /office/orders/{orderId}/proposal`: with what is open and the person asks to go on with all the same. */
export const proposeApprovalInput = z.object({ exception: z.optional(exceptionSchema) });
export type ProposeApprovalInput = z.infer<typeof proposeApprovalInput>;

const approvalSchema = z.object({
  proposalId: text,
  hash: text.check(z.describe('Of what would be approved; sent back with `approve`.')),
  maker: text.check(z.describe('Who proposed it; somebody else has to approve.')),
  isOwn: z.boolean().check(z.describe('The person proposed it, and may not approve it.')),
  workedOnIt: z
    .boolean()
    .check(z.describe('The person prepared it, as by checking the identity, and may not approve it.')),
  submittedAt: timeOrNull,
  expiresAt: time,
  exception: z
    .nullable(
      z.object({
        ...exceptionSchema.shape,
        reason: z.nullable(text).check(z.describe('Null where the person does not read the record.')),
      }),
    )
    .check(z.describe('What is open and would be approved all the same, and why.')),
});

/** `POST /office/orders/{orderId}/approve`. */
export const approveOrderInput = z.object({ proposalId: text, hash: text });
export type ApproveOrderInput = z.infer<typeof approveOrderInput>;

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

/** `POST /office/orders/{orderId}/decline`, `/archive` and `/as-investor`. */
export const reasonInput = z.object({ reason: OfficeReason });

/** `POST /office/orders/{orderId}/next-step`; null takes it back. */
export const nextStepInput = z.object({ step: z.nullable(z.enum(NEXT_STEPS)) });

/** Answer of `POST /office/orders/{orderId}/as-investor`: what the calls of their page answer, to look at and not to act on. */
export const asInvestorSchema = z.object({
  trade: tradeSchema,
  atDealer: orderAtDealerSchema,
  language: z.enum(LANGUAGES),
  until: time.check(z.describe('The page shows it no longer than this.')),
});
export type AsInvestor = z.infer<typeof asInvestorSchema>;
