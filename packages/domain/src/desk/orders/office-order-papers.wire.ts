import * as z from 'zod/mini';
import { SIGNER_ROLES } from '../../agreement/signing/signer-role.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';

const time = z.iso.datetime();
const timeOrNull = z.nullable(time);
const text = z.string();

/** A signing of an order’s documents, with who has signed. */
export const ceremonySchema = z.object({
  id: text,
  status: z.enum(['open', 'completed', 'declined', 'expired', 'superseded']),
  language: z.enum(LANGUAGES),
  isAtProvider: z.boolean(),
  createdAt: time,
  signedAt: timeOrNull,
  sealedAt: timeOrNull,
  sealDueAt: timeOrNull.check(z.describe('Since when what is signed waits for its seal.')),
  kept: z.array(text).check(z.describe('Titles of the papers that kept their signatures from before.')),
  signers: z.array(
    z.object({
      role: z.enum(SIGNER_ROLES),
      linkSentAt: timeOrNull,
      linkExpiresAt: timeOrNull,
      consentedAt: timeOrNull,
      signedAt: timeOrNull,
      declinedAt: timeOrNull,
    }),
  ),
});

/** An offering memorandum that the investor was shown, and what they accepted. */
export const memorandumSchema = z.object({
  documentId: text,
  title: text,
  version: z.int(),
  language: z.enum(LANGUAGES),
  acceptedAt: timeOrNull,
  isNewest: z.boolean(),
});

/** Answer of `POST /office/orders/{orderId}/papers/{documentId}/open`. */
export const openedPaperSchema = z.object({
  pages: z.int().check(z.positive()),
  url: text.check(z.describe('A link that saves it; it lives five minutes.')),
  until: time.check(z.describe('Its pages are read no longer than this.')),
});
export type OpenedPaper = z.infer<typeof openedPaperSchema>;
