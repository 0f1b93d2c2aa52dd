import type { RoleStaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import type { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import { z } from 'zod';
import { invalid } from '../../../platform/http/app-error.ts';

const payloadSchema = z.object({
  staffId: z.string(),
  fromRole: z.enum(STAFF_ROLES),
  toRole: z.enum(STAFF_ROLES),
  /** Whose clients the person would have; only for representatives. */
  representativeId: z.nullable(z.string()),
  /** The person's version as the maker saw it. */
  version: z.number(),
});

/** What a second administrator is asked to approve: another role for a person, as the maker saw them. */
export type RolePayload = z.infer<typeof payloadSchema>;

/** Throws if it is not one of ours. */
export function readRolePayload(payload: unknown): RolePayload {
  return payloadSchema.parse(payload);
}

/** The target of such a proposal. The database reads the person from it, who may not approve. */
export function roleTarget(staffId: string): string {
  return `staff:${staffId}`;
}

/** What has changed since the proposal; null if nothing has. */
export function changedSince(
  { version }: Pick<RolePayload, 'version'>,
  person: { version: number; endedAt: Date | null },
  facts: { mayMaker: boolean; isRepresentativeThere: boolean },
): RoleStaleReason | null {
  if (person.endedAt !== null) {
    return 'person-left';
  }
  if (person.version !== version) {
    return 'person-changed';
  }
  if (!facts.mayMaker) {
    return 'maker-left';
  }
  return facts.isRepresentativeThere ? null : 'representative-left';
}

type Role = Pick<ChangeRoleInput, 'role' | 'representativeId'>;

/** Throws VALIDATION for the role the person already has. */
export function refuseSameRole(person: Role, { role, representativeId }: Role): void {
  if (person.role === role && person.representativeId === representativeId) {
    throw invalid([{ path: 'role', key: 'office.people.role.same' }]);
  }
}
