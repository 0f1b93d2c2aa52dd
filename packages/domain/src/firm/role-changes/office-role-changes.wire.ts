import * as z from 'zod/mini';
import { PROPOSAL_STATES, ROLE_STALE_REASONS } from '../proposals/proposal-kinds.ts';
import { staffRolesSchema } from '../staff/staff-roles.wire.ts';

/** What the person may do about a proposed change of somebody's roles. */
export const ROLE_MOVES = ['approve', 'return', 'withdraw'] as const;
export type RoleMove = (typeof ROLE_MOVES)[number];

const text = z.string();
const time = z.iso.datetime();

/** One row of `GET /office/role-changes`: what is open, or how what the person proposed ended. */
export const roleChangeSchema = z.object({
  proposalId: text,
  hash: text.check(z.describe('Of what would change; sent back with `approve`.')),
  staffId: text.check(z.describe('Whose roles they are.')),
  fromRoles: staffRolesSchema,
  toRoles: staffRolesSchema,
  representativeName: z.nullable(text).check(z.describe('Whose clients the person would have.')),
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
export type RoleChange = z.infer<typeof roleChangeSchema>;
export const roleChangeListSchema = z.array(roleChangeSchema);

/** `POST /office/people/{staffId}/role/approve`. */
export const approveRoleInput = z.object({ proposalId: text, hash: text });
export type ApproveRoleInput = z.infer<typeof approveRoleInput>;
