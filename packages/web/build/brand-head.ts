import { brandLines, withBrand } from '@portal/domain/ground/brand/brand-head';
import { type PageBrand, readBrand, SAMPLE_BRAND_FOLDER } from './read-brand.ts';

/** Puts into the template's head what every page says of the dealer. */
export function brandHead(template: string, { words, registeredIn, colours }: PageBrand): string {
  // The kit's tokens are the demonstration's colours: its pages need no second style sheet.
  const hasKitColours = JSON.stringify(colours) === JSON.stringify(readBrand(SAMPLE_BRAND_FOLDER).colours);
  return withBrand(template, brandLines({ ...words, registeredIn, colours }, hasKitColours));
}
