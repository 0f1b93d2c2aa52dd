import * as z from 'zod/mini';
import { isWireDollars } from '../../../ground/money/cents.ts';
import {
  bilingualAnswer,
  bilingualLine,
  bilingualShort,
  bilingualStory,
  DEAL_TEXT_LIMITS,
  fileId,
  inBoth,
  line,
} from '../bilingual.ts';
import { COST_KINDS, COST_PAYERS, COST_TIMES } from '../deal-costs.ts';
import { DRAFTED_DOCUMENT_KINDS } from '../document-kinds.ts';
import { INFO_KINDS } from '../info-kinds.ts';
import { offeringSchema } from '../offering.ts';
import { SOLD_UNDER } from '../sold-under.ts';

export { type Bilingual, DEAL_TEXT_LIMITS } from '../bilingual.ts';

/** The longest lists of a deal. */
export const DEAL_LIST_LIMITS = { photos: 24, infoTable: 40, costs: 12, faqs: 30, team: 20 } as const;

/** More films of one deal than anybody watches. */
export const DEAL_FILMS_MAX = 12;

const ADDRESS_MAX = 300;
const ID_MAX = 64;
const FEE_BASIS_POINTS_MAX = 10_000;
const TOO_LONG = { error: 'errors.tooLong' };

const id = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(ID_MAX, TOO_LONG));

/** Where a picture lies: a path of the portal's own, so that no page of ours shows what others can exchange. */
const picturePath = z.string().check(
  z.maxLength(ADDRESS_MAX, TOO_LONG),
  z.refine((path) => path === '' || /^\/(?![/\\])[\w./%~-]*$/.test(path), {
    error: 'dealProblems.pictureForeign',
  }),
);

const photoSchema = z.object({
  id,
  src: picturePath,
  description: bilingualShort,
  cover: z.boolean().check(z.describe('True for the one that lists show.')),
});
export type DealMedia = z.infer<typeof photoSchema>;

const fileInBoth = inBoth(fileId);

const filmSchema = z.object({
  id,
  title: bilingualLine,
  video: fileId,
  poster: picturePath.check(z.describe('The picture that stands there before it plays.')),
  captions: fileInBoth.check(z.describe('WebVTT.')),
});
export type DealFilm = z.infer<typeof filmSchema>;

const documentSchema = z.object({
  kind: z.enum(DRAFTED_DOCUMENT_KINDS),
  title: bilingualLine,
  file: fileInBoth.check(z.describe('A PDF in each language.')),
});
export type DealDocumentDraft = z.infer<typeof documentSchema>;

const figureSchema = z.object({
  kind: z.enum(INFO_KINDS),
  label: bilingualLine,
  value: bilingualShort.check(z.describe('Raw: `8-10%`, `4-6 Years`, `5000`.')),
});

const costSchema = z.object({
  label: bilingualLine,
  kind: z.enum(COST_KINDS),
  value: z
    .nullable(z.number().check(z.refine(isWireDollars, { error: 'errors.fieldInvalid' }), z.nonnegative()))
    .check(z.describe('Per cent of the amount, or dollars per order, as `kind` says.')),
  when: z.enum(COST_TIMES).check(z.describe('With the order, every year, or on getting out.')),
  paidBy: z.enum(COST_PAYERS).check(z.describe('The issuer pays out of what investors put in.')),
  isEstimate: z.boolean().check(z.describe('True where the issuer can only say about how much it is.')),
});
export type DealCostDraft = z.infer<typeof costSchema>;

const faqSchema = z.object({ question: bilingualShort, answer: bilingualAnswer });

const memberSchema = z.object({
  id,
  name: line(DEAL_TEXT_LIMITS.line),
  role: bilingualLine,
  biography: bilingualAnswer.check(z.describe('Paragraphs separated by a blank line.')),
  portrait: picturePath,
});
export type DealTeamMember = z.infer<typeof memberSchema>;

const issuerSchema = z.object({
  name: line(DEAL_TEXT_LIMITS.line),
  summary: bilingualAnswer,
  city: line(DEAL_TEXT_LIMITS.line),
  province: z.string().check(z.maxLength(ID_MAX, TOO_LONG)),
  email: line(DEAL_TEXT_LIMITS.line),
  phone: line(DEAL_TEXT_LIMITS.line),
});

/**
 * Everything about a deal that people read and nothing counts with. What an unfinished draft may leave out is empty here;
 * `problemsOf` names it.
 */
export const dealContentSchema = z.object({
  name: bilingualLine,
  location: bilingualLine,
  summary: bilingualShort,
  description: bilingualStory.check(z.describe('Paragraphs separated by a blank line.')),
  security: bilingualLine.check(z.describe('The kind of security sold.')),
  photos: z.array(photoSchema).check(z.maxLength(DEAL_LIST_LIMITS.photos)),
  infoTable: z.array(figureSchema).check(z.maxLength(DEAL_LIST_LIMITS.infoTable)),
  soldUnder: z
    .optional(z.enum(SOLD_UNDER))
    .check(z.describe('The exemption under which it is sold; absent where nobody said so.')),
  paysIncome: z
    .optional(z.boolean())
    .check(
      z.describe('Payments to investors are planned from the beginning on; absent where nobody said so.'),
    ),
  costs: z
    .optional(z.array(costSchema).check(z.maxLength(DEAL_LIST_LIMITS.costs)))
    .check(
      z.describe(
        'What can be counted for an order; absent where nobody said so, and the words of the table alone tell it.',
      ),
    ),
  faqs: z.array(faqSchema).check(z.maxLength(DEAL_LIST_LIMITS.faqs)),
  issuer: issuerSchema,
  team: z
    .optional(z.array(memberSchema).check(z.maxLength(DEAL_LIST_LIMITS.team)))
    .check(z.describe('Who answers for it, the first the one who decides.')),
  films: z
    .optional(z.array(filmSchema).check(z.maxLength(DEAL_FILMS_MAX)))
    .check(z.describe('In the order in which they are shown.')),
  documents: z
    .optional(
      z.array(documentSchema).check(
        z.maxLength(DRAFTED_DOCUMENT_KINDS.length),
        z.refine((documents) => new Set(documents.map(({ kind }) => kind)).size === documents.length, {
          error: 'errors.fieldInvalid',
        }),
      ),
    )
    .check(z.describe('Beside the offering memorandum, which has versions of its own: one of each kind.')),
  offering: z
    .optional(offeringSchema)
    .check(
      z.describe(
        'What the law asks about the sale; absent in what was written before it was asked, which takes no orders.',
      ),
    ),
  dealerFeeBasisPoints: z
    .nullable(z.int().check(z.nonnegative(), z.maximum(FEE_BASIS_POINTS_MAX)))
    .check(
      z.describe(
        'What the issuer pays the dealer, of the total price; null where the offering documents alone say it.',
      ),
    ),
});
export type DealContent = z.infer<typeof dealContentSchema>;
