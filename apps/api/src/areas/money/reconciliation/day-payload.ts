import { z } from 'zod';

/** What is proposed of a day: that it be closed as it was seen. */
const payloadSchema = z.object({ day: z.string(), sha256: z.string() });

export type DayPayload = z.infer<typeof payloadSchema>;

/** What a proposal to close a day is about, as four eyes know it; one is open at a time. */
export function dayTarget(day: string): string {
  return `trust-day:${day}`;
}

/** Throws where it is none of ours. */
export function readDayPayload(payload: unknown): DayPayload {
  return payloadSchema.parse(payload);
}
