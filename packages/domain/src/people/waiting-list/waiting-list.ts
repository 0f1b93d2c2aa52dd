import * as z from 'zod/mini';
import { type FieldIssue, fieldIssuesOf } from '../../ground/forms/field-issue.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { EmailAddress } from '../account/account-schemas.ts';

/**
 * `POST /waiting-list`: somebody who wants a message when the dealer is registered where they live. Consent is express and given for this
 * alone (CASL, section 10). Messages are message keys.
 */
export const WaitingListInput = z.object({
  email: EmailAddress,
  province: z.enum(PROVINCES, { error: 'errors.onlyCanada' }),
  /** Of the messages; left out, the language of the request. */
  language: z.optional(z.enum(LANGUAGES)),
  consent: z.literal(true, { error: 'waitingList.consent.required' }),
});
export type WaitingListInput = z.infer<typeof WaitingListInput>;

/** What is wrong with an entry before it is sent; the server says the same. */
export function checkWaitingList(entry: unknown): FieldIssue[] {
  const parsed = z.safeParse(WaitingListInput, entry);
  return parsed.success ? [] : fieldIssuesOf(parsed.error, {});
}
