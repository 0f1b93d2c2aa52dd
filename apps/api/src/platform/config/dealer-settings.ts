import { z } from 'zod';

const LINE_MAX = 200;
const line = z.string().max(LINE_MAX, 'must fit on a line of 200 characters');
const email = z.email({ error: 'write an e-mail address' });
const digits = (count: string, error: string) => z.string().regex(new RegExp(`^\\d{${count}}$`), error);

/** Who the dealer is and who holds the money: required in production, where the sample particulars would mislead. */
export const DealerVariables = {
  DEALER_NAME: line.optional(),
  DEALER_ADDRESS: line.optional(),
  DEALER_CITY: line.optional(),
  DEALER_PROVINCE: line.optional(),
  DEALER_PHONE: line.optional(),
  DEALER_EMAIL: email.optional(),
  DEALER_COMPLAINTS_EMAIL: email.optional(),
  TRUSTEE_NAME: line.optional(),
  TRUSTEE_BENEFICIARY: line.optional(),
  TRUSTEE_BANK: line.optional(),
  TRUSTEE_INSTITUTION: digits('3', 'is the three digits of a Canadian institution').optional(),
  TRUSTEE_TRANSIT: digits('5', 'is the five digits of a transit').optional(),
  TRUSTEE_ACCOUNT: digits('7,12', 'is the 7 to 12 digits of an account').optional(),
  TRUSTEE_EMAIL: email.optional(),
  TRUSTEE_ADDRESS: line.optional(),
};

/**
 * The dealer as its documents name it. The seal's certificate carries the name and the place; a change here shows in documents
 * made from then on, never in those already signed.
 */
export type Dealer = {
  name: string;
  address: string;
  city: string;
  province: string;
  phone: string;
  email: string;
  complaintsEmail: string;
};

/** Who holds investors' money until an investment closes: proper names, numbers and addresses, the same in both languages. */
export type Trustee = {
  name: string;
  /** To whom money is made out. */
  beneficiary: string;
  bank: string;
  institution: string;
  transit: string;
  account: string;
  /** For e-transfers. */
  email: string;
  address: string;
};

export type DealerSettings = { dealer: Dealer; trustee: Trustee };

export function dealerSettings(env: z.infer<z.ZodObject<typeof DealerVariables>>): DealerSettings {
  return {
    dealer: {
      name: env.DEALER_NAME ?? 'Northline Exempt Market Inc.',
      address: env.DEALER_ADDRESS ?? '1200-150 King Street West, Toronto, Ontario M5H 1J9',
      city: env.DEALER_CITY ?? 'Toronto',
      province: env.DEALER_PROVINCE ?? 'Ontario',
      phone: env.DEALER_PHONE ?? '1-844-955-4114',
      email: env.DEALER_EMAIL ?? 'support@northline.example',
      complaintsEmail: env.DEALER_COMPLAINTS_EMAIL ?? 'complaints@northline.example',
    },
    trustee: {
      name: env.TRUSTEE_NAME ?? 'Cedar Narrows Trust Company',
      beneficiary: env.TRUSTEE_BENEFICIARY ?? 'Cedar Narrows Trust Company, in trust for Northline',
      bank: env.TRUSTEE_BANK ?? 'Cedar Narrows Trust Company',
      institution: env.TRUSTEE_INSTITUTION ?? '899',
      transit: env.TRUSTEE_TRANSIT ?? '00012',
      account: env.TRUSTEE_ACCOUNT ?? '4510027',
      email: env.TRUSTEE_EMAIL ?? 'deposits@cedarnarrows.example',
      address: env.TRUSTEE_ADDRESS ?? '900-200 Bay Street, Toronto, Ontario  M5J 2J2',
    },
  };
}

/** The variables without which a dealer must not go before the public. */
export const DEALER_REQUIRED_IN_PRODUCTION: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(DealerVariables).map((name) => [
    name,
    name.startsWith('TRUSTEE_')
      ? 'required in production: investors send their money there'
      : 'required in production: documents name the dealer',
  ]),
);
