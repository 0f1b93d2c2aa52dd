import * as z from 'zod/mini';
import { PROPOSAL_STATES, STALE_REASONS } from '../../firm/proposals/proposal-kinds.ts';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { isWireDollars } from '../../ground/money/cents.ts';

/** What two persons do with an order's money. */
export const MONEY_DECISIONS = ['release', 'refund'] as const;
export type MoneyDecision = (typeof MONEY_DECISIONS)[number];

/** What the person may do about it from here. */
export const MONEY_MOVES = ['propose-release', 'propose-refund', 'approve', 'return', 'withdraw'] as const;
export type MoneyMove = (typeof MONEY_MOVES)[number];

const text = z.string();
const time = z.iso.datetime();
const timeOrNull = z.nullable(time);
const dollars = z.number().check(z.describe('Dollars.'));

/** The proposal about an order's money that is open, or else the last one. */
export const moneyProposalSchema = z.object({
  proposalId: text,
  hash: text.check(z.describe('Of what would be done; sent back with `approve`.')),
  decision: z.enum(MONEY_DECISIONS),
  state: z.enum(PROPOSAL_STATES),
  amount: dollars,
  inTrust: dollars.check(z.describe('What was in trust when it was proposed.')),
  staysInTrust: dollars.check(z.describe('What would be left of it.')),
  reason: z.nullable(text).check(z.describe('Why money is to go back; null for a release.')),
  maker: text,
  isOwn: z.boolean().check(z.describe('The person proposed it, and may not approve it.')),
  workedOnIt: z
    .boolean()
    .check(z.describe('The person recorded or matched its money, and may not approve it.')),
  submittedAt: timeOrNull,
  expiresAt: time,
  endedBy: z.nullable(text),
  endedAt: timeOrNull,
  staleBecause: z.nullable(z.enum(STALE_REASONS)),
  note: z.nullable(text).check(z.describe('Why it came back.')),
});
export type MoneyProposal = z.infer<typeof moneyProposalSchema>;

const inTrust = z.number().check(z.describe('Dollars in trust, as the person sees them.'));

/** `POST /office/orders/{orderId}/release`. */
export const proposeReleaseInput = z.object({ inTrust });

/** `POST /office/orders/{orderId}/refund`. */
export const proposeRefundInput = z.object({
  inTrust,
  amount: z
    .number({ error: 'errors.fieldInvalid' })
    .check(
      z.refine(isWireDollars, { error: 'errors.fieldInvalid' }),
      z.positive({ error: 'errors.fieldInvalid' }),
      z.describe('Dollars, at most two decimals, and at most what may go back.'),
    ),
  reason: OfficeReason,
});

/** `POST /office/orders/{orderId}/{release,refund}/approve`. */
export const approveMoneyInput = z.object({ proposalId: text, hash: text });
export type ApproveMoneyInput = z.infer<typeof approveMoneyInput>;

/** `POST …/withdraw`, of the person's own proposal. */
export const withdrawProposalInput = z.object({ proposalId: text });
export type WithdrawProposalInput = z.infer<typeof withdrawProposalInput>;

/** `POST …/return`, of somebody else's proposal. */
export const returnProposalInput = z.object({ proposalId: text, reason: OfficeReason });
export type ReturnProposalInput = z.infer<typeof returnProposalInput>;
