import type { RoleStaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import type { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import { z } from 'zod';
import { invalid } from '../../../platform/http/app-error.ts';

const payloadSchema = z.object({
  staffId: z.string(),
  fromRole: z.enum(STAFF_ROLES),
  toRole: z.enum(STAFF_ROLES),
  /** Whose clients the person would have; of a representative alone. */
  representativeId: z.nullable(z.string()),
  /** Of the person, as the maker saw them. */
  version: z.number(),
});

/** What a second administrator is asked for: another role for a person as they were. */
export type RolePayload = z.infer<typeof payloadSchema>;

/** Throws where it is none of ours. */
export function readRolePayload(payload: unknown): RolePayload {
  return payloadSchema.parse(payload);
}

/** What a proposal is about, as four eyes know it. The database reads the person from it, who may not approve. */
export function roleTarget(staffId: string): string {
  return `staff:${staffId}`;
}

/** What is not as it was proposed any more; null where all is. */
export function changedSince(
  { version }: RolePayload,
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

/** Throws VALIDATION for the role that the person has. */
export function refuseSameRole(person: Role, { role, representativeId }: Role): void {
  if (person.role === role && person.representativeId === representativeId) {
    throw invalid([{ path: 'role', key: 'office.people.role.same' }]);
  }
}
