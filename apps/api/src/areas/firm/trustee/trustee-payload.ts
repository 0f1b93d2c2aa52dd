import { z } from 'zod';

/** The target of such a proposal: there is only one. */
export const TRUSTEE_TARGET = 'trustee:particulars';

const payloadSchema = z.object({
  /** The fingerprint of the folder's particulars as the maker saw them. */
  mark: z.string(),
  /** Names of the fields that would change, for readers of the audit log. */
  changed: z.array(z.string()),
  reason: z.string(),
});

/** What a second person is asked to approve: that investors' money goes where the folder says now. */
export type TrusteePayload = z.infer<typeof payloadSchema>;

/** Throws if it is not one of ours. */
export function readTrusteePayload(payload: unknown): TrusteePayload {
  return payloadSchema.parse(payload);
}
