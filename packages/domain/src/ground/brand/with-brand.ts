import { escapeHtml } from '../formats/escape-html.ts';
import { type BrandColours, THEMES } from './brand-colours.ts';
import { BRAND_PATHS } from './brand-paths.ts';
import { BRAND_META, type BrandOnPage } from './brand-words.ts';

/** What the head of a page is made of. */
export type HeadBrand = BrandOnPage & { colours: BrandColours };

/** The lines about its dealer that the head of every page has; the colours are linked where they are not the kit's own. */
export function brandLines({ en, fr, colours }: HeadBrand, hasKitColours: boolean): string[] {
  const onPage: BrandOnPage = { en, fr };
  return [
    ...THEMES.map(
      (theme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${colours.surface[theme]}">`,
    ),
    `<link rel="icon" href="${BRAND_PATHS.favicon}" type="image/svg+xml">`,
    `<link rel="manifest" href="${BRAND_PATHS.manifest}">`,
    `<meta name="${BRAND_META}" content="${escapeHtml(JSON.stringify(onPage))}">`,
    ...(hasKitColours ? [] : [`<link rel="stylesheet" href="${BRAND_PATHS.colours}">`]),
  ];
}

/** Puts the lines into the head of a page. */
export function withBrand(page: string, lines: readonly string[]): string {
  return page.replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`);
}
