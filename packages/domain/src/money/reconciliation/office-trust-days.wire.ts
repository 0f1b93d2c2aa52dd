import * as z from 'zod/mini';
import { PROPOSAL_STATES } from '../../firm/proposals/proposal-kinds.ts';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { isWireDollars } from '../../ground/money/cents.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { DIFFERENCE_BETWEEN, DIFFERENCE_KINDS, EXPLANATION_KINDS } from './difference.ts';

/** Of closed days, a page of the list. */
export const CLOSED_DAYS_A_PAGE = 50;
/** The most parts that anybody explains one by one: a day with more cannot be prepared. */
export const DIFFERENCES_MAX = 500;
/** Of what is held for orders, as many are listed; the rest is a sum. */
export const SHARES_LISTED_MAX = 2_000;
/** Of later entries, as many are listed. */
export const LATER_ENTRIES_MAX = 200;

/** What shows an account's balance at the end of a day: its statement, or what a person read off the bank's page where nothing moved. */
const BALANCES_SHOWN_BY = ['statement', 'reading'] as const;

const text = z.string();
const time = z.iso.datetime();
const day = calendarDay;
const dollars = z.number().check(z.describe('Dollars, at most two decimals.'));

/** From the closing of the day before to that of this one. */
const movementSchema = z.object({
  opening: dollars,
  earlierDays: dollars.check(z.describe('Of earlier value days, heard of since the day before was closed.')),
  moneyIn: dollars,
  moneyOut: dollars,
  closing: dollars,
});

const explanationSchema = z.object({
  kind: z.enum(EXPLANATION_KINDS),
  words: text,
  by: text,
  at: time,
  since: day.check(z.describe('The day that it was first written for.')),
});

const differenceSchema = z.object({
  key: text,
  kind: z.enum(DIFFERENCE_KINDS),
  between: z.enum(DIFFERENCE_BETWEEN),
  amount: dollars.check(z.describe('What the first of the two has more than the second.')),
  day,
  account: z.nullable(text).check(z.describe('The name of the trust account.')),
  tradeId: z.nullable(text),
  reference: z.nullable(text),
  text: z.nullable(text).check(z.describe('What the bank, or whoever reported it, wrote.')),
  clearedOn: z.nullable(day).check(z.describe('The later day on which the other side has it.')),
  explanation: z.nullable(explanationSchema),
});
export type TrustDifference = z.infer<typeof differenceSchema>;

/** What a day comes to: everything that is seen, approved and sealed. */
export const trustDayContentSchema = z.object({
  day,
  previousDay: z.nullable(day).check(z.describe('The day closed before it; null for the first.')),
  bank: movementSchema,
  books: movementSchema,
  investors: z.object({ opening: z.nullable(dollars), closing: dollars }),
  accounts: z.array(
    z.object({
      id: text,
      name: text,
      moneyIn: dollars,
      moneyOut: dollars,
      closing: dollars,
      shownBy: z
        .nullable(z.enum(BALANCES_SHOWN_BY))
        .check(z.describe('Null while no statement reaches to the end of the day.')),
    }),
  ),
  held: z.object({
    orders: z.array(z.object({ tradeId: text, reference: text, amount: dollars })),
    forOrders: dollars.check(z.describe('Of all orders, also of those that are not listed.')),
    unapplied: dollars.check(z.describe('Not yet applied to an order.')),
    toIssuers: dollars.check(z.describe('Released and not yet gone from the bank.')),
    toInvestors: dollars.check(z.describe('Refunded and not yet gone from the bank.')),
  }),
  differences: z.array(differenceSchema),
  stateSha256: z
    .optional(text)
    .check(
      z.describe('Of the balances, lines and shares that the next day begins from, where they are kept.'),
    ),
});
export type TrustDayContent = z.infer<typeof trustDayContentSchema>;

export const TRUST_DAY_STATES = ['waits', 'open', 'prepared', 'closed'] as const;
export type TrustDayState = (typeof TRUST_DAY_STATES)[number];

/** What keeps a day from being prepared. */
export const TRUST_DAY_OBSTACLES = [
  'not-next',
  'statement-missing',
  'not-explained',
  'too-many-differences',
] as const;
export type TrustDayObstacle = (typeof TRUST_DAY_OBSTACLES)[number];

/** Answer of `GET /office/money/days`. */
export const trustDaysSchema = z.object({
  open: z.array(
    z.object({
      day,
      state: z.enum(TRUST_DAY_STATES),
      missing: z.array(text).check(z.describe('Accounts whose statement does not reach to its end.')),
      differences: z.nullable(z.int()).check(z.describe('Of the first alone; the others wait for it.')),
      unexplained: z.nullable(z.int()),
    }),
  ),
  moreOpen: z.boolean(),
  closed: z.array(
    z.object({
      day,
      bank: dollars,
      books: dollars,
      investors: dollars,
      differences: z.int(),
      closedAt: time,
      reviewedBy: text,
      isPaperReady: z.boolean(),
    }),
  ),
  next: z.nullable(day).check(z.describe('`before` of the next page.')),
});
export type TrustDays = z.infer<typeof trustDaysSchema>;

const laterEntrySchema = z.object({
  source: z.enum(['bank', 'books']),
  day,
  amount: dollars,
  reference: z.nullable(text),
  tradeId: z.nullable(text),
  text: z.nullable(text),
  at: time.check(z.describe('When it was heard of.')),
});

/** Answer of `GET /office/money/days/{day}`. */
export const trustDaySchema = z.object({
  state: z.enum(TRUST_DAY_STATES),
  content: trustDayContentSchema,
  hash: text.check(z.describe('Of the content; sent back with `prepare` and `approve`.')),
  obstacles: z.array(z.enum(TRUST_DAY_OBSTACLES)),
  mayExplain: z.boolean(),
  mayPrepare: z.boolean(),
  proposal: z.nullable(
    z.object({
      proposalId: text,
      state: z.enum(PROPOSAL_STATES),
      maker: text,
      isOwn: z.boolean().check(z.describe('The person prepared it, and may not review it.')),
      isAsPrepared: z.boolean(),
      preparedAt: z.nullable(time),
      endedBy: z.nullable(text),
      note: z.nullable(text).check(z.describe('Why it came back.')),
      mayReview: z.boolean(),
    }),
  ),
  closed: z.nullable(
    z.object({
      preparedBy: text,
      preparedAt: time,
      reviewedBy: text,
      closedAt: time,
      papers: z.array(z.enum(['en', 'fr'])).check(z.describe('Languages in which its paper is ready.')),
      later: z.array(laterEntrySchema).check(z.describe('Of its value days, heard of since it was closed.')),
    }),
  ),
});
export type TrustDay = z.infer<typeof trustDaySchema>;

/** `POST /office/money/days/{day}/explanations`. */
export const explainDifferenceInput = z.object({
  key: z.string().check(z.maxLength(120)),
  amount: z
    .number()
    .check(z.refine(isWireDollars), z.describe('As the person sees it; another one is refused.')),
  kind: z.enum(EXPLANATION_KINDS),
  words: OfficeReason,
});
export type ExplainDifferenceInput = z.infer<typeof explainDifferenceInput>;

/** `POST …/balances`: what the bank's page shows of an account at the end of the day. */
export const readBalanceInput = z.object({
  accountId: text,
  balance: z.number().check(z.refine(isWireDollars, { error: 'errors.fieldInvalid' })),
});
export type ReadBalanceInput = z.infer<typeof readBalanceInput>;

/** `POST …/prepare`: the hash of what the person sees. */
export const prepareDayInput = z.object({ hash: text });

/** `POST …/approve`. */
export const approveDayInput = z.object({ proposalId: text, hash: text });
export type ApproveDayInput = z.infer<typeof approveDayInput>;

/** `POST …/return`: somebody else's, with the reason. */
export const returnDayInput = z.object({ proposalId: text, reason: OfficeReason });
export type ReturnDayInput = z.infer<typeof returnDayInput>;

/** `POST …/withdraw`: the person's own. */
export const withdrawDayInput = z.object({ proposalId: text });

/** `POST …/paper`: the language of the paper. */
export const dayPaperInput = z.object({ language: z.enum(['en', 'fr']) });

/** Answer of `POST …/paper`. */
export const dayPaperSchema = z.object({ url: text, expiresAt: time });
