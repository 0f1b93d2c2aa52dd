import * as z from 'zod/mini';

const textsSchema = z.object({
  /** What people call the dealer. */
  name: z.string(),
  /** The same after 'of': `of Northline`, `d’Érable`. */
  ofName: z.string(),
  /** Title of every page, behind the page's own. */
  siteTitle: z.string(),
  legalName: z.string(),
  address: z.string(),
  /** The support line as people read it. */
  phone: z.string(),
  /** The support line as a telephone dials it. */
  phoneToDial: z.string(),
  privacyEmail: z.string(),
  /** Who holds investors' money until an investment closes, as people call it. */
  trustee: z.string(),
  /** To whom money is made out. */
  trusteeBeneficiary: z.string(),
  trusteeBank: z.string(),
  /** Where cheques go. */
  trusteeAddress: z.string(),
  /** Where the dealer is registered and offers its services, a sentence or two. */
  registrations: z.string(),
});

/** What the portal's texts say of the dealer, in one language; texts name them as `$t(brand.name)`. */
export type BrandTexts = z.infer<typeof textsSchema>;

const languageSchema = z.extend(textsSchema, {
  /** Texts of the portal that the dealer says otherwise, nested as the portal's own are. */
  texts: z.optional(z.record(z.string(), z.unknown())),
});

const brandWordsSchema = z.object({ en: languageSchema, fr: languageSchema });
/** What the portal's texts say of the dealer, and those that it says otherwise, in both languages. */
export type BrandWords = z.infer<typeof brandWordsSchema>;

/** What pages carry of the dealer; the server has looked at all of it when it started (`brand.ts`). */
export const brandOnPageSchema = z.extend(brandWordsSchema, { registeredIn: z.array(z.string()) });
export type BrandOnPage = z.infer<typeof brandOnPageSchema>;

/** Name of the meta element that carries a page's `BrandOnPage` as JSON. */
export const BRAND_META = 'brand';
