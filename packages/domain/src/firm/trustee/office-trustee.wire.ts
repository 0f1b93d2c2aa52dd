import * as z from 'zod/mini';
import { TRUSTEE_FIELDS, trusteeParticularsSchema } from '../../ground/brand/trustee-particulars.ts';
import { REASON_MAX_LENGTH, typedByStaff } from '../../ground/forms/office-reason.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { tidyCode, tidyText } from '../../ground/people/tidy-line.ts';
import { PROPOSAL_STATES } from '../proposals/proposal-kinds.ts';

/** What the person may do about the particulars of the trustee. */
export const TRUSTEE_MOVES = ['propose', 'approve', 'return', 'withdraw'] as const;
export type TrusteeMove = (typeof TRUSTEE_MOVES)[number];

const ACCOUNT_LENGTH_MAX = 40;
const text = z.string();
const time = z.iso.datetime();

const proposalSchema = z.object({
  proposalId: text,
  hash: text.check(z.describe('Of what was proposed; sent back with `approve`.')),
  state: z.enum(PROPOSAL_STATES),
  maker: text,
  isOwn: z.boolean(),
  reason: text,
  submittedAt: z.nullable(time),
  expiresAt: time,
  isOfFolder: z.boolean().check(z.describe('The folder still says what was proposed.')),
  endedBy: z.nullable(text),
  endedAt: z.nullable(time),
  note: z.nullable(text).check(z.describe('Why it came back.')),
});

/** Answer of `GET /office/dealer/trustee`: where investors' money goes, and what the folder says otherwise. */
export const officeTrusteeSchema = z.object({
  version: z.int(),
  inForce: trusteeParticularsSchema,
  since: time,
  proposedBy: z.nullable(text).check(z.describe('Null for what the folder said at the first start.')),
  approvedBy: z.nullable(text),
  folderMark: z
    .nullable(text)
    .check(
      z.describe('Of what the folder says now, sent back with `propose`; null where it cannot be read.'),
    ),
  differences: z
    .array(
      z.object({
        field: z.enum(TRUSTEE_FIELDS),
        language: z.nullable(z.enum(LANGUAGES)),
        before: text,
        after: text,
      }),
    )
    .check(z.describe('What the folder says otherwise; of account numbers the end alone.')),
  proposal: z
    .nullable(proposalSchema)
    .check(z.describe('What is open, or how the last one came to nothing.')),
  approvers: z
    .array(text)
    .check(z.describe('Names of the people who may approve what the person proposes or sees.')),
  moves: z.array(z.enum(TRUSTEE_MOVES)),
});
export type OfficeTrustee = z.infer<typeof officeTrusteeSchema>;

const reason = z
  .string()
  .check(
    z.overwrite(tidyText),
    z.minLength(1, { error: 'errors.reasonRequired' }),
    z.maxLength(REASON_MAX_LENGTH, { error: 'errors.tooLong' }),
    typedByStaff,
  );

/** `POST /office/dealer/trustee/propose`. */
export const proposeTrusteeInput = z.object({ folderMark: text, reason });
export type ProposeTrusteeInput = z.infer<typeof proposeTrusteeInput>;

/** `POST /office/dealer/trustee/approve`. */
export const approveTrusteeInput = z.object({
  proposalId: text,
  hash: text,
  account: text.check(
    z.overwrite(tidyCode),
    z.maxLength(ACCOUNT_LENGTH_MAX, { error: 'errors.tooLong' }),
    z.describe(
      "The number of the new account, typed from the trustee's own letter; spaces and dashes do not count.",
    ),
  ),
});
export type ApproveTrusteeInput = z.infer<typeof approveTrusteeInput>;
