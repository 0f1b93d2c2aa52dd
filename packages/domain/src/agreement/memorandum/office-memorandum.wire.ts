import * as z from 'zod/mini';
import { reviewEndsFields } from '../../firm/proposals/review-ends.wire.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { ReturnInput } from '../../offering/deals/authoring/office-deals.wire.ts';
import { TRADE_STATUSES } from '../../order/trades/trade-status.ts';

const time = z.iso.datetime();
const count = z.int().check(z.nonnegative());
const person = z.object({ id: z.string(), name: z.string() });

const documentSchema = z.object({
  id: z.string(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  pages: count,
  size: count.check(z.describe('Bytes.')),
});

const versionSchema = z.object({
  version: z.int().check(z.positive()),
  documents: z.array(documentSchema),
  publishedAt: time,
  maker: z.nullable(z.string()).check(z.describe('Null for what was published before the office did it.')),
  checkers: z.array(z.string()),
  confirmedBy: count.check(z.describe('Investors who confirmed to have received and read this version.')),
});

const draftSchema = z.object({ ...documentSchema.shape, broughtBy: z.string(), broughtAt: time });

const effectSchema = z.object({
  stopped: count.check(
    z.describe('Orders at the dealer that cannot be approved until their purchasers confirmed.'),
  ),
  before: count.check(z.describe('Orders that their investors cannot hand in before they confirmed.')),
  people: count.check(z.describe('People who have to confirm, second purchasers among them.')),
  again: count.check(z.describe('Investors among them who confirmed an earlier version.')),
  orders: z
    .array(
      z.object({
        id: z.string(),
        investorName: z.string(),
        status: z.enum(TRADE_STATUSES),
        isJoint: z.boolean(),
        hasConfirmedEarlier: z.boolean(),
      }),
    )
    .check(z.describe('Those orders, at the dealer first; of a long list its beginning.')),
});

const reviewSchema = z.object({
  proposalId: z.string(),
  hash: z.string().check(z.describe('Of what would be published now; sent back with `publish`.')),
  version: z.int().check(z.positive(), z.describe('The version that it would become.')),
  isTranslation: z.boolean().check(z.describe('It joins the version that is there: nobody confirms again.')),
  maker: person,
  submittedAt: time,
  expiresAt: time,
});

/** Answer of `GET /office/deals/:dealId/memorandum` and of every move. */
export const officeMemorandumSchema = z.object({
  version: count.check(z.describe('The version that counts today; 0 while there is none.')),
  versions: z.array(versionSchema).check(z.describe('Newest first.')),
  drafts: z
    .array(draftSchema)
    .check(z.describe('What was brought and is not published; staff alone reads it.')),
  effect: effectSchema.check(z.describe('What a next version would do to orders at this moment.')),
  review: z.nullable(reviewSchema),
  ...reviewEndsFields,
  mayApprove: z.boolean(),
  mayWithdraw: z.boolean().check(z.describe('The person who asks may take back what is in review.')),
  approvers: z.array(person).check(z.describe('Who may publish what was brought.')),
});
export type OfficeMemorandum = z.infer<typeof officeMemorandumSchema>;

/** The texts of `POST /office/deals/:dealId/memorandum/documents`, beside its `file`. */
export const BringMemorandumInput = z.object({ language: z.enum(LANGUAGES) });

/** `POST /office/deals/:dealId/memorandum/remove`. */
export const RemoveMemorandumInput = z.object({ documentId: z.string().check(z.maxLength(64)) });

/** `POST /office/deals/:dealId/memorandum/submit`: the documents that the page showed, and what they are. */
export const SubmitMemorandumInput = z.object({
  documentIds: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(LANGUAGES.length)),
  isTranslation: z.boolean(),
});
export type SubmitMemorandumInput = z.infer<typeof SubmitMemorandumInput>;

/** `POST /office/deals/:dealId/memorandum/return`. */
export const ReturnMemorandumInput = ReturnInput;
