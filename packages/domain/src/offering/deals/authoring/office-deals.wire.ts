import * as z from 'zod/mini';
import { reviewEndsFields } from '../../../firm/proposals/review-ends.wire.ts';
import { OfficeReason } from '../../../ground/forms/office-reason.ts';
import { LANGUAGES } from '../../../ground/people/languages.ts';
import { dealSchema } from '../deal.wire.ts';
import { dealFileSchema } from '../deal-file.wire.ts';
import { DEAL_STATES } from '../deal-states.ts';
import { DEAL_TYPES } from '../deal-types.ts';
import { dealContentSchema } from './deal-content.ts';
import { dealDraftSchema } from './deal-draft.ts';

const time = z.iso.datetime();
const count = z.int().check(z.nonnegative());
const bilingual = z.object({ en: z.string(), fr: z.string() });
const person = z.object({ id: z.string(), name: z.string() });

/** What a second person is asked: to publish what is written, or to let orders in again. */
export const REVIEW_KINDS = ['publish-deal', 'reopen-deal'] as const;

const reviewSchema = z.object({
  proposalId: z.string(),
  kind: z.enum(REVIEW_KINDS),
  hash: z
    .string()
    .check(
      z.describe('Of what would be published now; sent back with `publish`. An edit makes another one.'),
    ),
  maker: person,
  submittedAt: time,
  expiresAt: time,
});
export type DealReview = z.infer<typeof reviewSchema>;

/** One row of `GET /office/deals`. */
export const officeDealRowSchema = z.object({
  id: z.string(),
  name: bilingual,
  slug: z.string(),
  type: z.nullable(z.enum(DEAL_TYPES)),
  province: z.nullable(z.string()),
  state: z.enum(DEAL_STATES),
  version: count.check(z.describe('The published version; 0 while there is none.')),
  hasChanges: z.boolean().check(z.describe('What is written differs from what is published.')),
  problemCount: z
    .nullable(count)
    .check(z.describe('What keeps what is written from being published; null where it is, as it is.')),
  unitsTotal: z.nullable(count),
  unitsTaken: count,
  opensAt: z.nullable(time),
  closesAt: z.nullable(time),
  review: z.nullable(reviewSchema),
  changedBy: z.nullable(z.string()),
  changedAt: time,
});
export type OfficeDealRow = z.infer<typeof officeDealRowSchema>;

/** Answer of `GET /office/deals`: those of people to act first, then by the last change. */
export const officeDealListSchema = z.array(officeDealRowSchema);

const versionSchema = z.object({
  number: z.int().check(z.positive()),
  publishedAt: time,
  maker: z.nullable(z.string()).check(z.describe('Null for what was published before the office was there.')),
  checkers: z.array(z.string()),
});
export type DealVersion = z.infer<typeof versionSchema>;

const problemSchema = z.object({ path: z.string(), sentence: z.string() });

const memorandumSchema = z.object({
  id: z.string(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  version: count,
  pages: count,
});
const memoranda = z
  .array(memorandumSchema)
  .check(z.describe('The newest offering memorandum in each language; all other documents are in `draft`.'));
const files = z.array(dealFileSchema).check(z.describe('The files that films and documents name.'));

/** Answer of `GET /office/deals/:dealId` and of every move: the deal as it is written, published and reviewed. */
export const officeDealSchema = z.object({
  id: z.string(),
  state: z.enum(DEAL_STATES),
  version: count.check(z.describe('The published version; 0 while there is none.')),
  unitsTaken: count,
  orderCount: count.check(z.describe('Orders that hold units.')),
  publishedSlug: z.nullable(z.string()),
  draft: dealDraftSchema.check(
    z.describe('What is written: the published version where nobody wrote since.'),
  ),
  draftVersion: count.check(z.describe('Sent back as `base` with every change.')),
  hasChanges: z.boolean(),
  changedBy: z.nullable(z.string()),
  changedAt: time,
  confirmed: z
    .nullable(dealContentSchema)
    .check(z.describe('The content of which somebody last said that both languages say the same.')),
  problems: z.array(problemSchema).check(z.describe('As `problemsOf` finds them, and a slug that is taken.')),
  review: z.nullable(reviewSchema),
  ...reviewEndsFields,
  mayApprove: z.boolean().check(z.describe('The person who asks may publish what is in review.')),
  mayWithdraw: z.boolean().check(z.describe('The person who asks may take back what is in review.')),
  approvers: z
    .array(person)
    .check(z.describe('Who may publish what is written; empty in an office in which nobody else may.')),
  memoranda,
  files,
  versions: z.array(versionSchema).check(z.describe('Newest first.')),
});
export type OfficeDeal = z.infer<typeof officeDealSchema>;

/** Answer of `POST /office/deals`, `/office/deals/:dealId/duplicate`. */
export const dealCreatedSchema = z.object({ id: z.string() });

/** `base`: the `draftVersion` that the page showed. Another one is there: 409 CHANGED_BY_SOMEBODY, with who and when. */
const base = count;

/** `POST /office/deals/:dealId/draft`. */
export const SaveDealInput = z.object({ base, draft: dealDraftSchema });
export type SaveDealInput = z.infer<typeof SaveDealInput>;

/** Answer of `POST /office/deals/:dealId/draft` and `/languages`. */
export const dealSavedSchema = z.object({
  draftVersion: count,
  savedAt: time,
  problems: z.array(problemSchema),
  confirmed: z.nullable(dealContentSchema),
  review: z.nullable(reviewSchema),
});
export type DealSaved = z.infer<typeof dealSavedSchema>;

/**
 * `POST /office/deals/:dealId/languages` (a person has read both and says that they say the same), `/submit` and `/reopen`.
 */
export const DealBaseInput = z.object({ base });

/** `POST /office/deals/:dealId/withdraw`. */
export const WithdrawInput = z.object({ proposalId: z.string() });

/** `POST /office/deals/:dealId/return`: back to whoever wrote it, with what to change. */
export const ReturnInput = z.object({ proposalId: z.string(), reason: OfficeReason });

/** `POST /office/deals/:dealId/publish`: the second person, and the hash of what they saw. */
export const PublishInput = z.object({ proposalId: z.string(), hash: z.string() });

/** `POST /office/deals/:dealId/pause` and `/close`. */
export const StopDealInput = z.object({ reason: OfficeReason });

export const IMPORT_FORMATS = ['csv', 'json'] as const;
export const IMPORT_ROWS_MAX = 200;
export const IMPORT_CHARACTERS_MAX = 2_000_000;

/** `POST /office/deals/import`: all of them become drafts, or none; what is wrong is named as `rows.3.content.name.fr`, from 1. */
export const ImportDealsInput = z.object({
  format: z.enum(IMPORT_FORMATS),
  text: z.string().check(z.minLength(1), z.maxLength(IMPORT_CHARACTERS_MAX, { error: 'errors.tooLong' })),
});
export type ImportDealsInput = z.infer<typeof ImportDealsInput>;

/** Answer of `POST /office/deals/import`. */
export const dealsImportedSchema = z.object({ ids: z.array(z.string()) });

/** A version by its number, or what is written now. */
const versionName = z.union([z.literal('draft'), z.string().check(z.regex(/^[1-9]\d{0,5}$/))]);

/** Query of `GET /office/deals/:dealId/compare`. */
export const CompareQuery = z.object({ from: versionName, to: versionName });

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** Answer of `GET /office/deals/:dealId/compare`: every field that differs, in the order of the form. */
export const dealComparisonSchema = z.object({
  changes: z.array(z.object({ path: z.string(), before: value, after: value })),
});
export type DealComparison = z.infer<typeof dealComparisonSchema>;

/** Answer of `GET /office/deals/:dealId/versions/:number`. */
export const dealVersionSchema = z.object({
  ...versionSchema.shape,
  draft: dealDraftSchema,
  memoranda,
  files,
});
export type ReadDealVersion = z.infer<typeof dealVersionSchema>;

/** `POST /office/deals/:dealId/preview`. */
export const PreviewInput = z.object({ version: versionName });

/** Answer of `POST /office/deals/:dealId/preview`: an address of the investors' portal. */
export const previewLinkSchema = z.object({ url: z.string(), expiresAt: time });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** Answer of `GET /deal/preview/:token`, for whoever has the link: to read, never to order. */
export const dealPreviewSchema = z.object({
  deal: dealSchema,
  version: z.nullable(count).check(z.describe('Null for what is not published.')),
  expiresAt: time,
});
export type DealPreview = z.infer<typeof dealPreviewSchema>;
