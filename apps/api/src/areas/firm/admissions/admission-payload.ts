import { ADMISSION_WAYS } from '@portal/domain/firm/admissions/admission-ways';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { z } from 'zod';
import { firstOf } from '../role-changes/role-payload.ts';

const role = z.enum(STAFF_ROLES);

const payloadSchema = z.object({
  way: z.enum(ADMISSION_WAYS),
  staffId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(LANGUAGES),
  /** The first of the roles, which servers of before a person could have several wrote and read. */
  role,
  roles: z.optional(z.array(role)),
  /** Whose clients the person has; only for representatives. */
  representativeId: z.nullable(z.string()),
  /** The person's version as the maker saw it; 0 for somebody who is not there yet. */
  version: z.number(),
});

/** Whom a second administrator is asked to let in, as the maker saw them. */
type Kept = z.infer<typeof payloadSchema>;
export type AdmissionPayload = Omit<Kept, 'role' | 'roles'> & { roles: readonly StaffRole[] };

/** Throws if it is not one of ours. */
export function readAdmissionPayload(payload: unknown): AdmissionPayload {
  const { role, roles = [role], ...rest } = payloadSchema.parse(payload);
  return { ...rest, roles };
}

/** As it is kept. */
export function writeAdmissionPayload(payload: AdmissionPayload): Kept {
  return { ...payload, role: firstOf(payload.roles), roles: [...payload.roles] };
}
