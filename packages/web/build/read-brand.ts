import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandLanguageSchema, brandSchema } from '@portal/domain/ground/brand/brand';
import type { BrandColours } from '@portal/domain/ground/brand/brand-colours';
import type { BrandWords } from '@portal/domain/ground/brand/brand-words';

/** What pages show of a dealer. */
export type PageBrand = {
  words: BrandWords;
  colours: BrandColours;
};

/** The dealer whose pages are built, and whose colours are the kit's defaults. */
export const SAMPLE_BRAND_FOLDER = fileURLToPath(new URL('../../../brand/northline', import.meta.url));

/** Reads what pages need of a brand's folder; the server checks all of it when it starts. */
export function readBrand(folder: string): PageBrand {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { colours } = brandSchema.parse(read('brand.json'));
  return {
    colours,
    words: { en: brandLanguageSchema.parse(read('en.json')), fr: brandLanguageSchema.parse(read('fr.json')) },
  };
}
