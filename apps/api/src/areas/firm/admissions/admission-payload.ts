import { ADMISSION_WAYS } from '@portal/domain/firm/admissions/admission-ways';
import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { z } from 'zod';

const payloadSchema = z.object({
  way: z.enum(ADMISSION_WAYS),
  staffId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(LANGUAGES),
  role: z.enum(STAFF_ROLES),
  /** Whose clients the person has; only for representatives. */
  representativeId: z.nullable(z.string()),
  /** The person's version as the maker saw it; 0 for somebody who is not there yet. */
  version: z.number(),
});

/** Whom a second administrator is asked to let in, as the maker saw them. */
export type AdmissionPayload = z.infer<typeof payloadSchema>;

/** Throws if it is not one of ours. */
export function readAdmissionPayload(payload: unknown): AdmissionPayload {
  return payloadSchema.parse(payload);
}
