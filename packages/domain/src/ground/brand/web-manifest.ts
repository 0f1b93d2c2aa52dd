import type { BrandColours } from './brand-colours.ts';
import { BRAND_PATHS } from './brand-paths.ts';

/** The manifest of a portal that is put on a phone's first screen. */
export function webManifest(brand: { name: string; siteTitle: string }, colours: BrandColours): object {
  return {
    name: brand.siteTitle,
    short_name: brand.name,
    start_url: '/',
    display: 'standalone',
    background_color: colours.surface.light,
    theme_color: colours.surface.light,
    icons: [{ src: BRAND_PATHS.favicon, sizes: 'any', type: 'image/svg+xml' }],
  };
}
