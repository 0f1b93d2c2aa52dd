import { z } from 'zod';

const cents = z.string().regex(/^\d+$/);
const payloadSchema = z.object({
  amountCents: cents,
  /** What was left of the money; the amount is a part or all of it. */
  leftCents: cents,
  /** The day it was or will be sent. */
  day: z.string(),
  reason: z.string(),
});

/** What a second person approves: an amount of unapplied money that goes back to its payor. */
export type SendBackPayload = z.infer<typeof payloadSchema>;

/** Throws for a payload of another kind. */
export function readSendBackPayload(payload: unknown): SendBackPayload {
  return payloadSchema.parse(payload);
}
