import * as z from 'zod/mini';
import { PROPOSAL_STATES, ROLE_STALE_REASONS } from '../proposals/proposal-kinds.ts';
import { ROLE_MOVES } from '../role-changes/office-role-changes.wire.ts';
import { staffRolesSchema } from '../staff/staff-roles.wire.ts';
import { ADMISSION_WAYS } from './admission-ways.ts';

const text = z.string();
const time = z.iso.datetime();

/** One row of `GET /office/admissions`: what is open, or how what the person proposed ended. */
export const admissionSchema = z.object({
  proposalId: text,
  hash: text.check(z.describe('Of what would happen; sent back with `approve`.')),
  staffId: text.check(z.describe('Who would come in; of an invitation nobody yet.')),
  way: z.enum(ADMISSION_WAYS),
  name: text,
  email: text.check(z.describe('Where the link goes.')),
  roles: staffRolesSchema,
  state: z.enum(PROPOSAL_STATES),
  maker: text,
  moves: z.array(z.enum(ROLE_MOVES)),
  approvers: z.array(text).check(z.describe('Names of the people who may approve it.')),
  submittedAt: z.nullable(time),
  expiresAt: time,
  endedBy: z.nullable(text),
  endedAt: z.nullable(time),
  staleBecause: z.nullable(z.enum(ROLE_STALE_REASONS)),
  note: z.nullable(text).check(z.describe('Why it came back.')),
});
export type Admission = z.infer<typeof admissionSchema>;
export const admissionListSchema = z.array(admissionSchema);

/** Answer of `POST /office/people` and of a reset: whether a second administrator has to approve it. */
export const askedAdmissionSchema = z.object({ id: text, waits: z.boolean() });
export type AskedAdmission = z.infer<typeof askedAdmissionSchema>;

/** `POST /office/people/{staffId}/admission/approve`. */
export const approveAdmissionInput = z.object({ proposalId: text, hash: text });
export type ApproveAdmissionInput = z.infer<typeof approveAdmissionInput>;

/** One row of `GET /office/newcomers`: a colleague who was let in, or got other roles, within the last day. */
export const newcomerSchema = z.object({ staffId: text, name: text, at: time });
export type Newcomer = z.infer<typeof newcomerSchema>;
export const newcomerListSchema = z.array(newcomerSchema);
