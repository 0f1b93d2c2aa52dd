import { z } from 'zod';

/** What is proposed for a day: to close it as it was seen. */
const payloadSchema = z.object({ day: z.string(), sha256: z.string() });

export type DayPayload = z.infer<typeof payloadSchema>;

/** The target of proposals to close a day; one is open at a time. */
export function dayTarget(day: string): string {
  return `trust-day:${day}`;
}

/** Throws for a payload of another kind. */
export function readDayPayload(payload: unknown): DayPayload {
  return payloadSchema.parse(payload);
}
