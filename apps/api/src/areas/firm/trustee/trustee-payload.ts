import { z } from 'zod';

/** What a proposal is about, as four eyes know it: there is one. */
export const TRUSTEE_TARGET = 'trustee:particulars';

const payloadSchema = z.object({
  /** Of what the folder said, as the maker saw it. */
  mark: z.string(),
  /** Names of the fields that would change, for who reads the log. */
  changed: z.array(z.string()),
  reason: z.string(),
});

/** What a second person is asked for: that investors' money goes where the folder says now. */
export type TrusteePayload = z.infer<typeof payloadSchema>;

/** Throws where it is none of ours. */
export function readTrusteePayload(payload: unknown): TrusteePayload {
  return payloadSchema.parse(payload);
}
