import { z } from 'zod';

const cents = z.string().regex(/^\d+$/);
const payloadSchema = z.object({
  amountCents: cents,
  /** What was left of the money, of which this is a part or all. */
  leftCents: cents,
  /** On which it was or will be sent. */
  day: z.string(),
  reason: z.string(),
});

/** What a second person is asked for: an amount of unapplied money that goes back to who paid it. */
export type SendBackPayload = z.infer<typeof payloadSchema>;

/** Throws where it is none of ours. */
export function readSendBackPayload(payload: unknown): SendBackPayload {
  return payloadSchema.parse(payload);
}
