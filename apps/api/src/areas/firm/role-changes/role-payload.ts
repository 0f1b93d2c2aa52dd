import type { RoleStaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { areSameRoles, STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import { z } from 'zod';
import { invalid } from '../../../platform/http/app-error.ts';

const role = z.enum(STAFF_ROLES);

/** Servers of before a person could have several wrote one role, and read it: it is the first of them. */
const payloadSchema = z.object({
  staffId: z.string(),
  fromRole: role,
  toRole: role,
  fromRoles: z.optional(z.array(role)),
  toRoles: z.optional(z.array(role)),
  /** Whose clients the person would have; only for representatives. */
  representativeId: z.nullable(z.string()),
  /** The person's version as the maker saw it. */
  version: z.number(),
});

/** What a second administrator is asked to approve: other roles for a person, as the maker saw them. */
export type RolePayload = {
  staffId: string;
  fromRoles: readonly StaffRole[];
  toRoles: readonly StaffRole[];
  representativeId: string | null;
  version: number;
};

/** Throws if it is not one of ours. */
export function readRolePayload(payload: unknown): RolePayload {
  const {
    fromRole,
    toRole,
    fromRoles = [fromRole],
    toRoles = [toRole],
    ...rest
  } = payloadSchema.parse(payload);
  return { ...rest, fromRoles, toRoles };
}

/** As it is kept. */
export function writeRolePayload(payload: RolePayload): z.infer<typeof payloadSchema> {
  const [fromRole, toRole] = [firstOf(payload.fromRoles), firstOf(payload.toRoles)];
  return {
    ...payload,
    fromRole,
    toRole,
    fromRoles: [...payload.fromRoles],
    toRoles: [...payload.toRoles],
  };
}

/** The one that servers of before know. Throws for none. */
export function firstOf([first]: readonly StaffRole[]): StaffRole {
  if (first === undefined) {
    throw new Error('somebody of the office has a role');
  }
  return first;
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

type Roles = Pick<ChangeRoleInput, 'roles' | 'representativeId'>;

/** Throws VALIDATION for the roles the person already has. */
export function refuseSameRoles(person: Roles, { roles, representativeId }: Roles): void {
  if (areSameRoles(person.roles, roles) && person.representativeId === representativeId) {
    throw invalid([{ path: 'roles', key: 'office.people.role.same' }]);
  }
}
