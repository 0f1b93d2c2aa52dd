import * as z from 'zod/mini';
import { PROPOSAL_STATES, STALE_REASONS } from '../../../firm/proposals/proposal-kinds.ts';
import { calendarDay } from '../../../ground/people/calendar-day.wire.ts';

export const UNAPPLIED_PAGE_ROWS = 50;
const CURSOR_LENGTH_MAX = 400;

const time = z.iso.datetime();
const day = calendarDay;
const dollars = z.number().check(z.describe('Dollars, at most two decimals.'));
const text = z.string();

export const USE_KINDS = ['allocated', 'sent-back'] as const;
export type UseKind = (typeof USE_KINDS)[number];

export const UNAPPLIED_STATES = ['open', 'used'] as const;

/** The query of `GET /office/money/unapplied`. */
export const unappliedQuerySchema = z.strictObject({
  state: z.optional(z.enum(UNAPPLIED_STATES).check(z.describe('Whether anything of it is left.'))),
  after: z.optional(
    z.string().check(z.maxLength(CURSOR_LENGTH_MAX), z.describe('The `next` of the page before.')),
  ),
});
export type UnappliedQuery = z.infer<typeof unappliedQuerySchema>;

/** What was done with a part of it, the earliest first. */
const useSchema = z.object({
  id: text,
  kind: z.enum(USE_KINDS),
  amount: dollars,
  tradeId: z.nullable(text).check(z.describe('Of the order that has it; null of what was sent back.')),
  reference: z.nullable(text),
  investor: z.nullable(text),
  sentOn: z.nullable(day),
  isSeen: z.boolean().check(z.describe('It was sent back, and a line of the bank stands for that.')),
  reason: text,
  by: z.nullable(text),
  at: time,
  undoneBy: z.nullable(text),
  undoneAt: z.nullable(time),
  undoneReason: z.nullable(text),
});
export type UnappliedUseShown = z.infer<typeof useSchema>;

/** What the person may do about sending it back. */
export const SEND_BACK_MOVES = ['propose', 'approve', 'return', 'withdraw'] as const;
export type SendBackMove = (typeof SEND_BACK_MOVES)[number];

/** The proposal to send it back that is open, or else the last one unless it was carried out. */
const sendBackSchema = z.object({
  proposalId: text,
  hash: text.check(z.describe('Of what would be done; sent back with `approve`.')),
  state: z.enum(PROPOSAL_STATES),
  amount: dollars,
  sentOn: day,
  reason: text,
  maker: text,
  isOwn: z.boolean().check(z.describe('The person proposed it, and may not approve it.')),
  workedOnIt: z.boolean().check(z.describe('The person prepared it, and may not approve it.')),
  submittedAt: z.nullable(time),
  expiresAt: time,
  endedBy: z.nullable(text),
  endedAt: z.nullable(time),
  staleBecause: z.nullable(z.enum(STALE_REASONS)),
  note: z.nullable(text).check(z.describe('Why it came back.')),
});
export type SendBackProposal = z.infer<typeof sendBackSchema>;

/** Money in trust that belongs to no order: a line of the bank, or what was left of it. */
const unappliedMoneySchema = z.object({
  id: text,
  lineId: text,
  account: text,
  day,
  description: text,
  payor: z.nullable(text),
  amount: dollars,
  left: dollars,
  reason: text,
  by: z.nullable(text),
  at: time,
  uses: z.array(useSchema),
  proposal: z.nullable(sendBackSchema),
  moves: z.array(z.enum(SEND_BACK_MOVES)),
});
export type UnappliedMoney = z.infer<typeof unappliedMoneySchema>;

/** Answer of `GET /office/money/unapplied`: a page, the newest first. */
export const unappliedPageSchema = z.object({
  rows: z.array(unappliedMoneySchema),
  left: dollars.check(z.describe('What is left of all of it, whatever is filtered.')),
  next: z.nullable(text).check(z.describe('`after` of the next page.')),
});
export type UnappliedPage = z.infer<typeof unappliedPageSchema>;
