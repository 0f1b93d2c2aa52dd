import * as z from 'zod/mini';
import { PROFILE_FLAG_KINDS } from '../../client/kyc/checks/profile-flag-kinds.ts';
import { OfficeReason, REASON_MAX_LENGTH, typedByStaff } from '../../ground/forms/office-reason.ts';
import { colleagueSchema } from '../queues/office-desk.wire.ts';

const time = z.iso.datetime();
const path = z.string().check(z.describe('Of a field, such as `basics.socialInsuranceNumber`.'));

/** A submitted version of the profile, or the draft after it. */
export const profileVersionSchema = z.object({
  kycId: z.string(),
  version: z.int(),
  isDraft: z.boolean(),
  submittedAt: z.nullable(time),
  signedAt: z.nullable(time),
  isOrders: z.boolean().check(z.describe('The order relies on it.')),
});
export type ProfileVersion = z.infer<typeof profileVersionSchema>;

/** A file that the person sent as evidence, and what it proves. */
const evidenceSchema = z.object({
  path,
  fileId: z.string(),
  contentType: z.string(),
  pages: z.nullable(z.int()).check(z.describe('Null for a picture, which is one.')),
  size: z.int(),
  proves: z.array(path).check(z.describe('The answers that it is looked at for.')),
});

export const IDENTITY_OUTCOMES = ['confirmed', 'not-confirmed'] as const;

const identityCheckSchema = z.object({
  outcome: z.enum(IDENTITY_OUTCOMES),
  by: z.nullable(colleagueSchema),
  at: time,
  note: z.string(),
  ofVersion: z
    .nullable(z.int())
    .check(
      z.describe(
        'The earlier version that was compared, of which nothing changed; null where it was this one.',
      ),
    ),
});

/** Something about an investor's profile that nobody has looked at yet. */
export const profileFlagSchema = z.object({
  id: z.string(),
  kind: z.enum(PROFILE_FLAG_KINDS),
  since: time,
  other: z.nullable(z.string()).check(z.describe('The other account that it is about.')),
  order: z.nullable(z.string()).check(z.describe('The order that it is about.')),
});
export type ProfileFlagShown = z.infer<typeof profileFlagSchema>;

/** Answer of `GET /office/orders/{orderId}/profiles/{kycId}`: every answer of one version, drawn by `SECTION_FIELDS`. */
export const officeProfileSchema = z.object({
  version: profileVersionSchema,
  answers: z
    .record(z.string(), z.unknown())
    .check(z.describe('By section, in the domain’s names (domain/kyc); secret numbers masked.')),
  evidence: z.array(evidenceSchema),
  identityCheck: z.nullable(identityCheckSchema),
  flags: z.array(profileFlagSchema),
});
export type OfficeProfile = z.infer<typeof officeProfileSchema>;

/** `POST /office/orders/{orderId}/profiles/{kycId}/reveal`: a number without its mask, or a document to look at. */
export const revealInput = z.object({
  path,
  reason: z
    .optional(OfficeReason)
    .check(z.describe('Once for an order; later looks at it need none. Elsewhere always.')),
});
export type RevealInput = z.infer<typeof revealInput>;

/** Its answer; a document's pages are read at `GET /office/reveals/{revealId}/pages/{page}` until then. */
export const revealedSchema = z.object({
  id: z.string(),
  path,
  until: time,
  number: z.nullable(z.string()).check(z.describe('Null for a document.')),
  pages: z.nullable(z.int()).check(z.describe('Null for a number; 1 for a picture.')),
});
export type Revealed = z.infer<typeof revealedSchema>;

/** Answer of `GET /office/reveals/{revealId}/pages/{page}`: a page as a picture of ours, whatever was sent. */
export const revealedPageSchema = z.object({
  number: z.int().check(z.positive()),
  pages: z.int().check(z.positive()),
  text: z.string().check(z.describe('What is written on it; empty for a picture or a scan.')),
  picture: z.string().check(z.describe('A short-lived link that needs no session.')),
});
export type RevealedPage = z.infer<typeof revealedPageSchema>;

/** `POST /office/orders/{orderId}/profiles/{kycId}/identity`: somebody compared the documents with the answers. */
export const checkIdentityInput = z.object({
  outcome: z.enum(IDENTITY_OUTCOMES),
  note: z.string().check(z.trim(), z.maxLength(REASON_MAX_LENGTH, { error: 'errors.tooLong' }), typedByStaff),
});
export type CheckIdentityInput = z.infer<typeof checkIdentityInput>;
