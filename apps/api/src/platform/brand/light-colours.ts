import { BRAND_COLOURS, type BrandColour } from '@portal/domain/brand/brand-colours';
import { theBrand } from './the-brand.ts';

/** The dealer's colours as they stand on paper and in messages: there is no dark theme there. */
export function lightColours(): Record<BrandColour, string> {
  const { colours } = theBrand();
  return Object.fromEntries(BRAND_COLOURS.map((name) => [name, colours[name].light])) as Record<
    BrandColour,
    string
  >;
}
