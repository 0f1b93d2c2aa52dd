import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { dealCostsSchema, mediaSchema } from '../../offering/deals/deal.wire.ts';
import { DEAL_TYPES } from '../../offering/deals/deal-types.ts';
import { memorandumSchema } from '../../offering/memorandum/memorandum.wire.ts';
import { JOINT_RELATIONS } from './joint-relations.ts';
import { PAYMENT_METHOD_NUMBERS, type PaymentMethod, type PaymentMethodNumber } from './payment-methods.ts';
import { RIGHTS_TO_CANCEL } from './right-to-cancel.ts';
import { type ScheduleA, scheduleASchema } from './schedule-a.wire.ts';

export type { PaymentMethod } from './payment-methods.ts';
export type { ScheduleA } from './schedule-a.wire.ts';

const time = z.iso.datetime();
const timeOrNull = z.nullable(time);

const paymentMethodSchema = z
  .enum(PAYMENT_METHOD_NUMBERS)
  .check(z.describe("'1' paid outside the portal, '2' pre-authorized debit, '3' linked bank account."));

export type SubDoc = { scheduleA: ScheduleA; paymentMethod: PaymentMethod };
export type SubDocOnWire = { scheduleA: ScheduleA; paymentMethod: PaymentMethodNumber };

export const signedDocumentSchema = z.object({
  id: z.string(),
  title: z.string(),
  signedAt: time,
  size: z.int().check(z.nonnegative(), z.describe('Bytes.')),
});
export type SignedDocument = z.infer<typeof signedDocumentSchema>;

export const jointInvestorSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  relation: z.enum(JOINT_RELATIONS).check(z.describe('What they are to the investor.')),
  language: z.enum(LANGUAGES).check(z.describe('Of the messages that they get.')),
});
export type JointInvestor = z.infer<typeof jointInvestorSchema>;

/** Where the joint investor's signature stands; the link that they are sent is in no answer. */
export const jointSigningSchema = z.object({
  status: z
    .enum(['invited', 'left', 'joined', 'not-asked', 'waiting', 'signed', 'declined'])
    .check(
      z.describe(
        'invited: they have not joined with an account, left: they declined to join or left, joined: their profile is missing, not-asked: the investor has not signed yet, and nobody signs before them.',
      ),
    ),
  at: z.nullable(time.check(z.describe('When they were last written to, joined, signed, declined or left.'))),
  linkExpiresAt: z.nullable(
    time.check(
      z.describe(
        'When the link that they were sent last ends; null where they sign in their own session, or the signing provider sends it.',
      ),
    ),
  ),
  owesMemorandum: z
    .boolean()
    .check(
      z.describe(
        "True while they, once asked, have not accepted the newest version of the deal's offering memorandum.",
      ),
    ),
});
export type JointSigning = z.infer<typeof jointSigningSchema>;

const dealOfTradeSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  location: z.string(),
  type: z.enum(DEAL_TYPES),
  province: z.string().check(z.describe('Where the deal is, as a code such as `CAN-ON`.')),
  closesAt: time.check(z.describe('Until when orders are taken.')),
  photos: z.array(mediaSchema),
});

const paymentOfTradeSchema = z.object({
  method: paymentMethodSchema,
  accountLastDigits: z.nullable(
    z.string().check(z.describe('Last three digits of the account to debit, when one was given.')),
  ),
  accountHolder: z.nullable(z.string()),
});

/** Where the money of an order is, by the journal; dollars. */
const moneyOfTradeSchema = z.object({
  authorized: z.number().check(z.describe('What the investor authorized and has not been debited yet.')),
  inTrust: z.number(),
  released: z.number().check(z.describe('What left the trust for the issuer.')),
  releasedAt: z.exactOptional(
    time.check(z.describe('When it left the trust for the issuer; absent while nothing has.')),
  ),
  refunded: z.number(),
  debitUnderWay: z
    .boolean()
    .check(z.describe('A debit was handed to the bank and has neither arrived in trust nor come back.')),
  debitDueOn: z.nullable(
    calendarDay.check(z.describe('When the bank takes the debit that is under way; null without one.')),
  ),
});

/** The right to cancel (NI 45-106 s. 2.9(6)), and whether the investor may give the order up. */
const cancellationSchema = z.object({
  isPossible: z
    .boolean()
    .check(z.describe('Whether the investor may cancel now: until the approval, and by right after it.')),
  right: z.enum(RIGHTS_TO_CANCEL).check(z.describe('not-begun: a signature is missing.')),
  rightEndsAt: z.nullable(
    time.check(
      z.describe(
        'Midnight that closes the second business day after the last signature; null while one is missing.',
      ),
    ),
  ),
  timeZone: z.string().check(z.describe('The clock of that midnight: of the province of the purchaser.')),
});

/** Who holds the money in trust, and what to write on a payment. */
const payeeSchema = z.object({
  name: z.string(),
  beneficiary: z.string(),
  bank: z.string(),
  institution: z.string(),
  transit: z.string(),
  account: z.string(),
  email: z.string().check(z.describe('For e-transfers.')),
  address: z.string(),
  reference: z.string(),
});

/** An order as the API answers it. */
export const tradeSchema = z.object({
  id: z.string(),
  shareOrderId: z.string().check(z.describe('The same as `id`.')),
  createdAt: time,
  dealId: dealOfTradeSchema,
  quantity: z.int().check(z.nonnegative()),
  orderTotal: z.number().check(z.nonnegative(), z.describe('Dollars, at most two decimals.')),
  costs: z
    .exactOptional(dealCostsSchema)
    .check(z.describe('Of the version of the deal that the order relies on.')),
  status: z
    .int()
    .check(
      z.describe(
        '0 open, 1 submitted, 2 changes asked, 3 in review, 4 approved, 5 settled, 8 declined, 9 archived.',
      ),
    ),
  docusignCompleted: z.boolean(),
  paymentCompleted: z.boolean(),
  signedDocumentList: z.array(signedDocumentSchema),
  kycId: z.nullable(z.object({ id: z.string(), signedAt: timeOrNull })),
  subDoc: z.object({
    scheduleA: z.exactOptional(z.partial(scheduleASchema)),
    paymentMethod: z.exactOptional(paymentMethodSchema),
  }),
  approvalProcess: z.object({ investorSignedAt: timeOrNull, jointSignedAt: timeOrNull }),
  jointInvestor: z.nullable(jointInvestorSchema),
  jointSigning: z.nullable(jointSigningSchema),
  nextDrStepDesc: z.string(),
  progress: z.object({ label: z.string(), index: z.int().check(z.gte(0), z.lte(6)) }),
  nextAction: z.string().check(z.describe('What the investor can do next; `none-...` when nothing.')),
  reason: z.nullable(
    z.string().check(z.describe("Why the dealer asked for changes or declined, in the dealer's words.")),
  ),
  fundsReceivedAt: z.nullable(
    time.check(z.describe('When the dealer recorded the whole total as received in trust.')),
  ),
  submittedAt: z.nullable(
    time.check(z.describe('When the order last reached the dealer; null again once changes are asked.')),
  ),
  decidedAt: z.nullable(time.check(z.describe('When the dealer approved or declined it.'))),
  archivedAt: timeOrNull,
  holdsUnits: z
    .boolean()
    .check(z.describe("False once an open order's reservation ran out: it has to reserve again.")),
  holdExpiresAt: z.nullable(
    time.check(z.describe('Until when an open order keeps its units; null once it is signed or lost them.')),
  ),
  payment: z.nullable(paymentOfTradeSchema),
  linksAccounts: z.exactOptional(
    z
      .literal(true)
      .check(z.describe('Present where the portal links bank accounts: payment method 3 may be chosen.')),
  ),
  money: moneyOfTradeSchema,
  cancellation: cancellationSchema,
  payee: payeeSchema,
  dealer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  memorandum: z.nullable(memorandumSchema),
});
export type TradeOnWire = z.infer<typeof tradeSchema>;

/** The order with words for its payment method. */
export type Trade = Omit<TradeOnWire, 'subDoc' | 'payment'> & {
  subDoc: Omit<TradeOnWire['subDoc'], 'paymentMethod'> & { paymentMethod?: PaymentMethod };
  payment: (Omit<NonNullable<TradeOnWire['payment']>, 'method'> & { method: PaymentMethod }) | null;
};

/** Answer of `GET /user/trades/{userId}`. */
export const tradesSchema = z.object({
  trades: z.array(tradeSchema),
  activeTradesTotal: z.number().check(z.nonnegative(), z.describe('Dollars.')),
});
export type TradesOnWire = z.infer<typeof tradesSchema>;
export type Trades = Omit<TradesOnWire, 'trades'> & { trades: Trade[] };

/** Answer of the calls that change an order and leave reading it to another call. */
export const orderIdSchema = z.object({ shareOrderId: z.string() });

export type CreateTradeBody = {
  quantity: number;
  kycId?: string;
  /** `relation` and `language` may be left out: 'other', and the language of the request. */
  jointInvestor?: Omit<JointInvestor, 'relation' | 'language'> &
    Partial<Pick<JointInvestor, 'relation' | 'language'>>;
};

/** Answer of `GET /user/file/{id}`. */
export const storedFileLinkSchema = z.object({
  url: z.string(),
  expiresAt: time,
  contentType: z.string(),
  size: z.int().check(z.nonnegative(), z.describe('Bytes.')),
});
export type StoredFileLink = z.infer<typeof storedFileLinkSchema>;

/** Answer of the calls that write a document and link to it for a short while. */
export const documentLinkSchema = z.object({
  fileId: z.string().check(z.describe('To read it page by page.')),
  url: z.string(),
  title: z.string(),
});
export type DocumentLink = z.infer<typeof documentLinkSchema>;
