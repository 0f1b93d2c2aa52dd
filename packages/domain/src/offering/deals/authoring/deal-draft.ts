import * as z from 'zod/mini';
import { isWireDollars } from '../../../ground/money/cents.ts';
import { PROVINCES } from '../../../ground/people/provinces.ts';
import { DEAL_TYPES } from '../deal-types.ts';
import type { Offering } from '../offering.ts';
import { type Bilingual, DEAL_TEXT_LIMITS, type DealContent, dealContentSchema } from './deal-content.ts';
import { emptyOffering } from './empty-offering.ts';

export const SLUG_MAX = 80;
/** The largest count of units that the database keeps. */
const UNITS_MAX = 2_000_000_000;

const units = z.nullable(z.int().check(z.nonnegative(), z.maximum(UNITS_MAX)));
const time = z.nullable(z.iso.datetime({ error: 'errors.fieldInvalid' }));

/**
 * A deal as it is written, and as its versions keep it: both languages and all terms in one. In a draft, what is not known
 * yet is null or empty; a version has everything.
 */
export const dealDraftSchema = z.object({
  slug: z
    .string()
    .check(
      z.maxLength(SLUG_MAX, { error: 'errors.tooLong' }),
      z.describe('The name that the address of its page ends in.'),
    ),
  type: z.nullable(z.enum(DEAL_TYPES)),
  province: z.nullable(z.enum(PROVINCES)),
  unitPrice: z
    .nullable(z.number().check(z.refine(isWireDollars, { error: 'errors.fieldInvalid' }), z.nonnegative()))
    .check(z.describe('Dollars.')),
  minimumUnits: units.check(z.describe('The smallest order.')),
  maximumUnits: units.check(z.describe('The largest order.')),
  unitsTotal: units,
  opensAt: time,
  closesAt: time,
  content: dealContentSchema,
});
export type DealDraft = z.infer<typeof dealDraftSchema>;

const nothing = (): Bilingual => ({ en: '', fr: '' });

/** A deal about which nothing is known yet. */
export function emptyDealDraft(): DealDraft {
  return {
    slug: '',
    type: null,
    province: null,
    unitPrice: null,
    minimumUnits: null,
    maximumUnits: null,
    unitsTotal: null,
    opensAt: null,
    closesAt: null,
    content: emptyContent(),
  };
}

function emptyContent(): DealContent {
  return {
    name: nothing(),
    location: nothing(),
    summary: nothing(),
    description: nothing(),
    security: nothing(),
    photos: [],
    infoTable: [],
    costs: [],
    paysIncome: false,
    faqs: [],
    issuer: { name: '', summary: nothing(), city: '', province: '', email: '', phone: '' },
    team: [],
    films: [],
    documents: [],
    offering: emptyOffering(),
    dealerFeeBasisPoints: null,
  };
}

/**
 * A copy of a deal, to be worked on: without what only one deal can have, such as its address, its dates,
 * its documents and what its issuer approved.
 */
export function duplicateOf({ content, ...terms }: DealDraft): DealDraft {
  const { name } = content;
  return {
    ...terms,
    slug: '',
    opensAt: null,
    closesAt: null,
    content: {
      ...content,
      documents: [],
      ...(content.offering === undefined ? {} : { offering: offeringOfCopy(content.offering) }),
      name: { en: copyName(name.en, 'copy'), fr: copyName(name.fr, 'copie') },
    },
  };
}

/** Its memorandum and what its issuer wrote are of one deal alone. */
function offeringOfCopy(offering: Offering): Offering {
  return { ...offering, memorandum: { ...offering.memorandum, certificateOn: null }, approval: null };
}

function copyName(name: string, word: string): string {
  const mark = ` (${word})`;
  return name === '' ? '' : `${name.slice(0, DEAL_TEXT_LIMITS.line - mark.length)}${mark}`;
}
