/** Where a server hands out what belongs to its dealer. */
export const BRAND_PATHS = {
  mark: '/brand/mark.svg',
  favicon: '/brand/favicon.svg',
  colours: '/brand/colours.css',
  manifest: '/brand/manifest.webmanifest',
} as const;
