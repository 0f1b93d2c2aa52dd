import * as z from 'zod/mini';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { COST_KINDS, COST_PAYERS, COST_TIMES } from './deal-costs.ts';
import { dealOfferingSchema, dealSaleSchema } from './deal-sale.wire.ts';
import { DEAL_TYPES } from './deal-types.ts';
import { DEAL_DOCUMENT_KINDS } from './document-kinds.ts';
import { INFO_KINDS } from './info-kinds.ts';

export type { DealType } from './deal-types.ts';
export type { DealDocumentKind } from './document-kinds.ts';

const count = z.int().check(z.nonnegative());

/** A picture of a deal. */
export const mediaSchema = z.object({
  _id: z.string(),
  src: z.string(),
  description: z.string(),
  cover: z.boolean().check(z.describe('True for the one to show in lists.')),
});
export type Media = z.infer<typeof mediaSchema>;

export const FILM_TYPES = ['video/webm', 'video/mp4'] as const;
export type FilmType = (typeof FILM_TYPES)[number];

/** What a video has that the portal plays itself. */
const filmSchema = z.object({
  contentType: z.enum(FILM_TYPES),
  sizeBytes: count,
  poster: z.string().check(z.describe('The picture that stands there before it plays.')),
  captions: z
    .array(z.object({ language: z.enum(LANGUAGES), src: z.string() }))
    .check(z.describe('WebVTT, one in each language.')),
});
export type Film = z.infer<typeof filmSchema>;

/** A video of a deal or about the platform. */
export const videoSchema = z.object({
  ...mediaSchema.shape,
  film: z.exactOptional(filmSchema).check(z.describe('Absent where `src` leads away from the portal.')),
});
export type Video = z.infer<typeof videoSchema>;

/** Somebody who answers for a deal. */
const teamMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  biography: z.string().check(z.describe('Paragraphs separated by a blank line.')),
  portrait: z.string(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

const infoRowSchema = z.object({
  label: z.string(),
  value: z.string().check(z.describe('Formatted for reading.')),
  figures: z
    .optional(z.tuple([z.number(), z.number()]))
    .check(
      z.describe(
        'Lowest and highest of a return or an interest in per cent, or of a term in years, where it names them.',
      ),
    ),
  kind: z
    .enum(INFO_KINDS)
    .check(z.describe('What the row tells, whatever its words; `other` where only its label says it.')),
});
export type InfoRow = z.infer<typeof infoRowSchema>;

/** A cost that can be counted for an order. */
export const dealCostSchema = z.object({
  label: z.string(),
  kind: z.enum(COST_KINDS),
  value: z.number().check(z.positive(), z.describe('Per cent of the amount, or dollars per order.')),
  when: z.enum(COST_TIMES).check(z.describe('With the order, every year, or on getting out.')),
  paidBy: z.enum(COST_PAYERS).check(z.describe('The issuer pays out of what investors put in.')),
  isEstimate: z.boolean(),
});
export type DealCost = z.infer<typeof dealCostSchema>;

export const dealCostsSchema = z
  .array(dealCostSchema)
  .check(
    z.describe('Absent where the issuer gave no figures; then the row of kind `fees` tells it in words.'),
  );

const faqSchema = z.object({ question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof faqSchema>;

export const dealIssuerSchema = z.object({
  name: z.string(),
  summary: z.string(),
  city: z.string(),
  province: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type DealIssuer = z.infer<typeof dealIssuerSchema>;

export const dealDocumentSchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(DEAL_DOCUMENT_KINDS),
  pages: count,
  size: count.check(z.describe('Bytes.')),
});
export type DealDocument = z.infer<typeof dealDocumentSchema>;

/** What the list and the deal's own call share: enough for a card, filtering and sorting. */
const COMMON = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(DEAL_TYPES),
  location: z.string(),
  province: z.string().check(z.describe('A code such as `CAN-ON`.')),
  summary: z.string(),
  unitPrice: z.number().check(z.positive(), z.describe('Dollars.')),
  minimumUnits: count,
  maximumUnits: count,
  unitsTotal: count,
  unitsTaken: count,
  paysIncome: z
    .boolean()
    .check(
      z.describe('True where it plans to pay its investors from the beginning on, not only at its end.'),
    ),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  offering: z.exactOptional(dealOfferingSchema),
} as const;

/** A deal in a list, texts in the language asked for. What only its page shows is in the deal's own call. */
export const listedDealSchema = z.object({
  ...COMMON,
  photos: z.array(mediaSchema).check(z.describe('The cover alone.')),
  infoTable: z.array(infoRowSchema).check(z.describe('The rows about return, interest and term.')),
  issuer: z.object({ name: z.string() }),
});
export type ListedDeal = z.infer<typeof listedDealSchema>;

/** A deal as its own call answers it, texts in the language asked for. Money in dollars. */
export const dealSchema = z.object({
  ...COMMON,
  description: z.string().check(z.describe('Paragraphs separated by a blank line.')),
  photos: z.array(mediaSchema),
  videos: z.array(videoSchema),
  infoTable: z.array(infoRowSchema),
  costs: z.exactOptional(dealCostsSchema),
  sale: z.exactOptional(dealSaleSchema),
  faqs: z.array(faqSchema),
  issuer: dealIssuerSchema,
  team: z.array(teamMemberSchema),
  orderHoldMinutes: z.exactOptional(
    z.int().check(z.positive(), z.describe('How long an order that is not signed keeps its units.')),
  ),
  documents: z.array(dealDocumentSchema).check(z.describe('Empty on the public call.')),
});
export type Deal = z.infer<typeof dealSchema>;
