import { THEMES } from '@portal/domain/brand/brand-colours';
import { BRAND_PATHS } from '@portal/domain/brand/brand-paths';
import { BRAND_META, type BrandOnPage } from '@portal/domain/brand/brand-words';
import { escapeHtml } from '@portal/domain/formats/escape-html';
import { type PageBrand, readBrand, SAMPLE_BRAND_FOLDER } from './read-brand.ts';

/** Puts into the template's head what every page says of the dealer. */
export function brandHead(template: string, brand: PageBrand): string {
  const onPage: BrandOnPage = { ...brand.words, registeredIn: brand.registeredIn };
  const lines = [
    ...THEMES.map(
      (theme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${brand.colours.surface[theme]}">`,
    ),
    `<link rel="icon" href="${BRAND_PATHS.favicon}" type="image/svg+xml">`,
    `<link rel="manifest" href="${BRAND_PATHS.manifest}">`,
    `<meta name="${BRAND_META}" content="${escapeHtml(JSON.stringify(onPage))}">`,
    // The kit's tokens are the demonstration's colours: its pages need no second style sheet.
    ...(hasKitColours(brand) ? [] : [`<link rel="stylesheet" href="${BRAND_PATHS.colours}">`]),
  ];
  return template.replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`);
}

function hasKitColours({ colours }: PageBrand): boolean {
  return JSON.stringify(colours) === JSON.stringify(readBrand(SAMPLE_BRAND_FOLDER).colours);
}
