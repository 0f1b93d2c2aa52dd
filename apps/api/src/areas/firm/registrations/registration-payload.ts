import { PROVINCES, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { z } from 'zod';

const payloadSchema = z.object({
  province: z.enum(PROVINCES),
  period: z.int(),
  from: z.string(),
  lastDay: z.string().nullable(),
  terms: z.string().nullable(),
  source: z.string(),
  reason: z.string(),
});

/** What a second person is asked to approve: that a registration says this. */
export type RegistrationPayload = z.infer<typeof payloadSchema>;

/** Throws if it is not one of ours. */
export function readRegistrationPayload(payload: unknown): RegistrationPayload {
  return payloadSchema.parse(payload);
}

/** The target of proposals about a province: one is open at a time. */
export function registrationTarget(province: ProvinceCode): string {
  return `registration:${province}`;
}
