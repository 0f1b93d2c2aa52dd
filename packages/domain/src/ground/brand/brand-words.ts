/** What the portal's texts say of the dealer, in one language; texts name them as `$t(brand.name)`. */
export type BrandTexts = {
  /** What people call the dealer. */
  name: string;
  /** The same after 'of': `of Northline`, `d’Érable`. */
  ofName: string;
  /** Title of every page, behind the page's own. */
  siteTitle: string;
  legalName: string;
  address: string;
  /** The support line as people read it. */
  phone: string;
  /** The support line as a telephone dials it. */
  phoneToDial: string;
  privacyEmail: string;
  /** Who holds investors' money until an investment closes, as people call it. */
  trustee: string;
  /** To whom money is made out. */
  trusteeBeneficiary: string;
  trusteeBank: string;
  /** Where cheques go. */
  trusteeAddress: string;
  /** Where the dealer is registered and offers its services, a sentence or two. */
  registrations: string;
};

type BrandLanguage = BrandTexts & {
  /** Texts of the portal that the dealer says otherwise, nested as the portal's own are. */
  texts?: Record<string, unknown> | undefined;
};

/** What the portal's texts say of the dealer, and those that it says otherwise, in both languages. */
export type BrandWords = { en: BrandLanguage; fr: BrandLanguage };

/** What pages carry of the dealer; the server checked all of it when it started (`brand.ts`), so pages do not again. */
export type BrandOnPage = BrandWords;

/** Name of the meta element that carries a page's `BrandOnPage` as JSON. */
export const BRAND_META = 'brand';
