import * as z from 'zod/mini';
import { PROVINCES } from '../people/provinces.ts';
import { brandColoursSchema } from './brand-colours.ts';
import type { BrandTexts } from './brand-words.ts';

const LINE_MAX = 200;
const PARAGRAPH_MAX = 1000;

const line = z
  .string()
  .check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(LINE_MAX, 'must fit on a line of 200 characters'));
const paragraph = z
  .string()
  .check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(PARAGRAPH_MAX, 'is longer than 1,000 characters'));
const email = z.email('write an e-mail address');
const digits = (count: string, error: string) =>
  z.string().check(z.regex(new RegExp(`^\\d{${count}}$`), error));

const texts = {
  name: line,
  ofName: line,
  siteTitle: line,
  legalName: line,
  address: line,
  phone: line,
  phoneToDial: z.string().check(z.regex(/^\+\d{11,15}$/, 'is a plus sign and 11 to 15 digits')),
  privacyEmail: email,
  trustee: line,
  trusteeBeneficiary: line,
  trusteeBank: line,
  trusteeAddress: line,
  registrations: paragraph,
} satisfies Record<keyof BrandTexts, z.ZodMiniType<string>>;

/** The dealer as its documents name it. */
const dealerSchema = z.object({
  name: line,
  city: line,
  province: line,
  phone: line,
  email,
  complaintsEmail: email,
});

/** Numbers of the account in which investors' money is held; names and addresses stand with the texts. */
const trusteeSchema = z.object({
  institution: digits('3', 'is the three digits of a Canadian institution'),
  transit: digits('5', 'is the five digits of a transit'),
  account: digits('7,12', 'is the 7 to 12 digits of an account'),
  /** For e-transfers. */
  email,
});

/**
 * `en.json` and `fr.json` of a brand's folder: what texts say of the dealer, and those texts of the portal that the dealer says
 * otherwise (`{ "shell": { "footer": { "risk": … } } }`), nested as the portal's own are.
 */
export const brandLanguageSchema = z.object({
  ...texts,
  texts: z.optional(z.record(z.string(), z.unknown())),
});

/** `brand.json` of a brand's folder: everything of the dealer that is the same in both languages. */
export const brandSchema = z.object({
  dealer: dealerSchema,
  /** Where the dealer is registered when its portal first starts; from then on the register says so (`firm/registrations`). */
  registeredIn: z
    .array(z.enum(PROVINCES, 'names provinces and territories by their codes, such as CAN-ON'))
    .check(z.minLength(1, 'names at least one province or territory')),
  trustee: trusteeSchema,
  /** From whom messages come, such as `Name <no-reply@dealer.example>`. */
  mailFrom: line,
  /** Where messages to the dealer go. */
  contactEmail: email,
  /** How the dealer's name stands in files of debits (CPA Standard 005). */
  debit: z.object({
    shortName: z.string().check(z.maxLength(15, 'is at most 15 characters')),
    longName: z.string().check(z.maxLength(30, 'is at most 30 characters')),
  }),
  colours: brandColoursSchema,
});
export type BrandParticulars = z.infer<typeof brandSchema>;
export type Dealer = BrandParticulars['dealer'];
