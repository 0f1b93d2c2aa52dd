import * as z from 'zod/mini';
import { PROPOSAL_KIND_NAMES } from '../../firm/proposals/proposal-kinds.ts';
import { staffRolesSchema } from '../../firm/staff/staff-roles.wire.ts';

export const APPROVAL_PAGE_ROWS = 50;
/** Names of people who may approve something, as many as a row shows. */
export const APPROVERS_SHOWN_MAX = 5;
const CURSOR_LENGTH_MAX = 400;
const text = z.string();
const time = z.iso.datetime();
const count = z.object({
  value: z.int().check(z.nonnegative()),
  isCapped: z.boolean().check(z.describe('There are more than `value`.')),
});

/** What waits for the person, and what waits for others. */
export const APPROVAL_PARTS = ['for-you', 'for-others'] as const;
export type ApprovalPart = (typeof APPROVAL_PARTS)[number];

/** The query of `GET /office/approvals`; an unknown filter is refused. */
export const approvalQuerySchema = z.strictObject({
  part: z._default(z.enum(APPROVAL_PARTS), 'for-you'),
  after: z.optional(text.check(z.maxLength(CURSOR_LENGTH_MAX), z.describe('The `next` of the page before.'))),
});
export type ApprovalQuery = z.infer<typeof approvalQuerySchema>;

/** One proposal that is open. */
export const approvalRowSchema = z.object({
  proposalId: text,
  kind: z.enum(PROPOSAL_KIND_NAMES),
  targetId: text.check(
    z.describe('Of the deal, the order or the person on whose page it is decided; or the day.'),
  ),
  deal: text.check(z.describe('Its name.')),
  order: z.nullable(z.object({ reference: text, investor: text })),
  amount: z.nullable(z.number().check(z.describe('Dollars to be released or refunded.'))),
  person: z
    .nullable(z.object({ name: text, toRoles: staffRolesSchema }))
    .check(z.describe('Whose roles would change, and to which.')),
  maker: text,
  isOwn: z.boolean().check(z.describe('The person proposed it.')),
  hasWorkedOnIt: z.boolean().check(z.describe('The person proposed or prepared it, and may not approve it.')),
  submittedAt: time,
  expiresAt: time,
  approvers: z.object({
    names: z.array(text).check(z.maxLength(APPROVERS_SHOWN_MAX)),
    count: z.int().check(z.describe('Who may approve it; 0 where nobody in the office may.')),
  }),
});
export type ApprovalRow = z.infer<typeof approvalRowSchema>;

/** Answer of `GET /office/approvals`: a page of one part, what waits longest first. */
export const approvalPageSchema = z.object({
  rows: z.array(approvalRowSchema),
  counts: z.object({ 'for-you': count, 'for-others': count }),
  alone: z
    .array(z.enum(PROPOSAL_KIND_NAMES))
    .check(z.describe('What the person may propose and nobody else in the office may approve.')),
  next: z.nullable(text),
});
export type ApprovalPage = z.infer<typeof approvalPageSchema>;
