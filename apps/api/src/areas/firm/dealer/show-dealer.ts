import { isDeepStrictEqual } from 'node:util';
import type { OfficeDealer } from '@portal/domain/firm/dealer/office-dealer.wire';
import type { BrandFault } from '@portal/domain/ground/brand/brand-faults';
import { TRUSTEE_FIELDS } from '@portal/domain/ground/brand/trustee-particulars';
import { flattenTexts } from '@portal/messages/parity/flatten-texts';
import { type Brand, BrandError, loadBrand } from '../../../platform/brand/load-brand.ts';
import { SAMPLE_BRAND_FOLDER } from '../../../platform/brand/the-brand.ts';
import type { Deps } from '../../../platform/deps.ts';

/** Left out: what the folder says about the trustee need not be in force. `areas/firm/trustee` knows what is. */
const OF_TRUSTEE: ReadonlySet<string> = new Set(TRUSTEE_FIELDS);

/**
 * The dealer's particulars as this server shows them, and what is wrong with their folder now: whoever edits it sees
 * here whether a server would start with it. The folder is a few kilobytes, so it is read each time.
 */
export function showDealer({ config }: Pick<Deps, 'config'>): OfficeDealer {
  const { brand } = config;
  const { faults, now } = readFolder(brand.folder);
  const { words, dealer, mailFrom, contactEmail, colours } = brand;
  const { texts = {}, ...english } = words.en;
  const { texts: textsInFrench = {}, ...french } = words.fr;
  return {
    folder: brand.folder,
    isSample: brand.folder === SAMPLE_BRAND_FOLDER,
    faults,
    isBehind: now !== null && !isDeepStrictEqual(now, brand),
    dealer,
    messages: { mailFrom, contactEmail },
    words: bothOf(english, french),
    ownTexts: [...new Set([...keysOf(texts), ...keysOf(textsInFrench)])].sort(),
    colours,
  };
}

function readFolder(folder: string): { faults: BrandFault[]; now: Brand | null } {
  try {
    return { faults: [], now: loadBrand(folder) };
  } catch (error) {
    if (error instanceof BrandError) {
      return { faults: [...error.faults], now: null };
    }
    throw error;
  }
}

function bothOf<Words extends Record<string, string>>(
  en: Words,
  fr: Readonly<Record<string, string>>,
): OfficeDealer['words'] {
  return Object.fromEntries(
    Object.entries(en)
      .filter(([name]) => !OF_TRUSTEE.has(name))
      .map(([name, text]) => [name, { en: text, fr: fr[name] ?? '' }]),
  );
}

function keysOf(texts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(texts).flatMap(([name, block]) => [...flattenTexts(name, block)].map(([key]) => key));
}
