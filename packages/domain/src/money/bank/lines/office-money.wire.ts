import * as z from 'zod/mini';
import { calendarDay } from '../../../ground/people/calendar-day.wire.ts';
import { TRADE_STATUSES } from '../../../order/trades/trade-status.ts';
import { OF_BANK_KINDS } from '../../payments/journal-accounts.ts';
import { RETURN_KINDS, RETURN_OUTCOMES } from '../../payments/return-file.ts';
import { KNOWN_BANKS } from '../statements/bank-profiles.ts';
import { PASSED_OVER, STATEMENT_PROBLEMS } from '../statements/statement.ts';
import { statementProfileSchema } from '../statements/statement-profile.ts';
import { PROPOSED_BECAUSE } from './propose-orders.ts';
import { TOLD_BECAUSE } from './propose-told.ts';

const time = z.iso.datetime();
const day = calendarDay;
const dollars = z.number().check(z.describe('Dollars, at most two decimals.'));

/** One row of `GET /office/money/accounts`. */
export const trustAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  profile: z.nullable(statementProfileSchema),
  profileName: z
    .nullable(z.enum([...KNOWN_BANKS, 'ofx', 'own']))
    .check(z.describe('Whose files it reads; `own` is a mapping that somebody made.')),
  fileAccount: z.nullable(z.string()),
  balance: dollars.check(z.describe('What its bank says it holds, by the statements so far.')),
  lastDay: z.nullable(day),
  openLines: z.int(),
  lastStatement: z.nullable(
    z.object({
      fileName: z.string(),
      importedAt: time,
      firstDay: day,
      lastDay: day,
      newLines: z.int(),
      closingBalance: dollars,
    }),
  ),
});
export const trustAccountsSchema = z.array(trustAccountSchema);
export type TrustAccountAnswer = z.infer<typeof trustAccountSchema>;

const bankLine = {
  day,
  amount: dollars.check(z.describe('More than nothing came in, less went out.')),
  description: z.string(),
  party: z.nullable(z.string()),
};

const problem = z.object({ line: z.nullable(z.int()), code: z.enum(STATEMENT_PROBLEMS) });

/** Answer of `POST /office/money/accounts/:accountId/preview`. */
export const statementPreviewSchema = z.object({
  isKnown: z.boolean().check(z.describe('The very same file was imported before.')),
  proposals: z.array(z.enum([...KNOWN_BANKS, 'ofx'])),
  read: z.nullable(
    z.object({
      problems: z.array(problem),
      passedOver: z.array(z.object({ line: z.int(), because: z.enum(PASSED_OVER) })),
      passedOverCount: z.int(),
      accounts: z.array(z.string()),
      lineCount: z.int(),
      newCount: z.int().check(z.describe('Lines that no earlier file of the account had.')),
      held: dollars.check(z.describe('What the account holds by the statements so far.')),
      after: dollars.check(
        z.describe('The same with the new lines: what the bank has to say that it holds.'),
      ),
      moneyIn: dollars,
      moneyOut: dollars,
      openingBalance: z.nullable(dollars),
      closingBalance: z.nullable(dollars),
      firstLines: z.array(z.object({ line: z.int(), ...bankLine, isNew: z.boolean() })),
    }),
  ),
});
export type StatementPreviewAnswer = z.infer<typeof statementPreviewSchema>;

/** Answer of `POST /office/money/sample`: the first rows of a file, as they are separated. */
export const fileSampleSchema = z.object({
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  problem: z.nullable(problem),
});
export type FileSampleAnswer = z.infer<typeof fileSampleSchema>;

/** Answer of `POST /office/money/accounts/:accountId/statements`. */
export const importedStatementSchema = z.object({
  id: z.string(),
  lines: z.int(),
  newLines: z.int(),
  matched: z.int().check(z.describe('Credits whose order was beyond doubt.')),
  closingBalance: dollars,
});
export type ImportedStatementAnswer = z.infer<typeof importedStatementSchema>;

const MATCH_KINDS = ['received', 'returned', 'paid-out'] as const;

/** One row of `GET /office/money/lines`: a line of a statement that is not matched whole, the earliest first. */
export const openLineSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  ...bankLine,
  left: dollars.check(z.describe('What of the amount is matched to nothing; never below nothing.')),
  proposals: z.array(
    z.object({
      tradeId: z.string(),
      why: z.enum([...PROPOSED_BECAUSE, ...TOLD_BECAUSE]),
      kind: z.enum(MATCH_KINDS),
      amount: dollars.check(z.describe('Of what is left, what this order would take.')),
      isPaidByOther: z
        .boolean()
        .check(z.describe('The line names this order, and somebody who is not its investor as the payor.')),
    }),
  ),
  hasMore: z.boolean().check(z.describe('More orders would fit than are proposed.')),
});
/** An order that a line may be for. */
export const orderChoiceSchema = z.object({
  tradeId: z.string(),
  reference: z.string(),
  investor: z.string(),
  status: z.enum(TRADE_STATUSES),
  total: dollars,
  missing: dollars,
  told: z
    .array(z.object({ kind: z.enum(['received', 'returned', 'released', 'refunded']), amount: dollars }))
    .check(z.describe('Money that somebody told of and no line of a statement stands for yet.')),
});
export type OrderChoice = z.infer<typeof orderChoiceSchema>;
export const orderChoicesSchema = z.array(orderChoiceSchema);

export const openLinesSchema = z.object({
  lines: z.array(openLineSchema),
  orders: z.array(orderChoiceSchema).check(z.describe('Orders that are proposed for one of the lines.')),
  count: z
    .object({ value: z.int(), isCapped: z.boolean() })
    .check(z.describe('Of a search, what it found from `after` on.')),
  searched: z
    .nullable(z.int())
    .check(
      z.describe(
        'How many lines a search has opened where it has not looked at all: `next` searches on. Null where it has.',
      ),
    ),
  next: z.nullable(z.string()).check(z.describe('`after` of the next page.')),
});
export type OpenLine = z.infer<typeof openLineSchema>;
export type OpenLinesAnswer = z.infer<typeof openLinesSchema>;

/** One row of `GET /office/money/matches`: what a line was matched to, the newest first. */
export const bankMatchSchema = z.object({
  id: z.string(),
  lineId: z.string(),
  tradeId: z.nullable(z.string()).check(z.describe('Null of money that belongs to no order.')),
  reference: z.nullable(z.string()),
  investor: z.nullable(z.string()),
  kind: z.enum([...MATCH_KINDS, 'unapplied', 'sent-back', ...OF_BANK_KINDS]),
  amount: dollars,
  payor: z.nullable(z.string()),
  how: z.enum(['reference', 'person']),
  reason: z.nullable(z.string()),
  by: z
    .nullable(z.string())
    .check(z.describe('Who matched it; of a match by reference, who imported the file.')),
  matchedAt: time,
  undoneBy: z.nullable(z.string()),
  undoneAt: z.nullable(time),
  undoneReason: z.nullable(z.string()),
  account: z.string(),
  day,
  lineAmount: dollars,
  description: z.string(),
});
export const bankMatchesSchema = z.object({
  matches: z.array(bankMatchSchema),
  next: z.nullable(z.string()).check(z.describe('`after` of the next page.')),
});
export type BankMatchesAnswer = z.infer<typeof bankMatchesSchema>;

/** Answer of `POST /office/money/returns`: what each item of the bank's file became. */
export const importedReturnsSchema = z.object({
  id: z.string(),
  number: z.int(),
  createdOn: day,
  items: z.array(
    z.object({
      place: z.int(),
      kind: z.enum(RETURN_KINDS),
      reason: z.string().check(z.describe("Standard 007's code, such as 901.")),
      reasonText: z.string(),
      reference: z.string(),
      amount: dollars,
      tradeId: z.nullable(z.string()),
      outcome: z.enum(RETURN_OUTCOMES),
    }),
  ),
});
export type ImportedReturns = z.infer<typeof importedReturnsSchema>;
