import type { Dealer } from '@portal/domain/ground/brand/brand';
import { z } from 'zod';
import type { Brand } from '../brand/load-brand.ts';
import { brandNamed } from '../brand/the-brand.ts';

export const BrandVariables = {
  BRAND_DIR: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: z.email({ error: 'write an e-mail address' }).optional(),
};

export type BrandSettings = {
  /** The dealer as texts, messages and papers show it. */
  brand: Brand;
  /** A change shows only in documents made afterwards, never in signed ones; the seal's certificate carries name and place. */
  dealer: Dealer;
  mailFrom: string;
  /** Where messages to the dealer go. */
  contactEmail: string;
};

/** Throws BrandError if the brand's folder is wrong. */
export function brandSettings(env: z.infer<z.ZodObject<typeof BrandVariables>>): BrandSettings {
  const brand = brandNamed(env.BRAND_DIR);
  return {
    brand,
    dealer: brand.dealer,
    mailFrom: env.MAIL_FROM ?? brand.mailFrom,
    contactEmail: env.CONTACT_EMAIL ?? brand.contactEmail,
  };
}
