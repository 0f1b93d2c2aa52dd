import { brandLines, withBrand } from '@portal/domain/ground/brand/with-brand';
import { type PageBrand, readBrand, SAMPLE_BRAND_FOLDER } from './read-brand.ts';

/** Puts the dealer's brand into the head of every page. */
export function brandHead(template: string, { words, colours }: PageBrand): string {
  // The kit's tokens are the demonstration's colours: its pages need no second style sheet.
  const hasKitColours = JSON.stringify(colours) === JSON.stringify(readBrand(SAMPLE_BRAND_FOLDER).colours);
  return withBrand(template, brandLines({ ...words, colours }, hasKitColours));
}
