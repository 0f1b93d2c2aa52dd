import { describe, expect, it } from 'vitest';
import northline from '../../../../../brand/northline/brand.json' with { type: 'json' };
import en from '../../../../../brand/northline/en.json' with { type: 'json' };
import fr from '../../../../../brand/northline/fr.json' with { type: 'json' };
import { brandLines, withBrand } from './with-brand.ts';

const WORDS = {
  en: { ...en, name: 'Roy & "Daughters" </head>' },
  fr: { ...fr, texts: { shell: { footer: { risk: 'On peut tout perdre.' } } } },
};
const BRAND = { ...WORDS, colours: northline.colours };

describe('what the head of a page says of its dealer', () => {
  it.each([
    [
      'the colour of the browser’s bar in the light theme',
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4">',
    ],
    [
      'the same in the dark theme',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101815">',
    ],
    ['where the picture of its tab is', '<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">'],
    ['where its manifest is', '<link rel="manifest" href="/brand/manifest.webmanifest">'],
  ])('is %s', (_row, line) => {
    expect(brandLines(BRAND, true)).toContain(line);
  });

  it('is where its colours are, but for the kit’s own', () => {
    const sheets = (hasKitColours: boolean) =>
      brandLines(BRAND, hasKitColours).filter((line) => line.includes('stylesheet'));
    expect(sheets(false)).toEqual(['<link rel="stylesheet" href="/brand/colours.css">']);
    expect(sheets(true)).toEqual([]);
    expect(brandLines(BRAND, false)).toHaveLength(brandLines(BRAND, true).length + 1);
  });

  it('has all of its words and none of its colours, whatever characters they contain', () => {
    const carried = brandLines(BRAND, true).flatMap(
      (line) => /^<meta name="brand" content="([^"<>]*)">$/.exec(line)?.[1] ?? [],
    );
    expect(carried).toHaveLength(1);
    const onPage: unknown = JSON.parse(asRead(carried.join('')));
    expect(onPage).toEqual(WORDS);
  });
});

it('is at the end of the head, each line by itself and unchanged', () => {
  const page = '<head>\n  <title>A</title>\n</head>\n<body>$1</body>';
  expect(withBrand(page, ['<meta content="$&">', '<meta content="$1">'])).toBe(
    '<head>\n  <title>A</title>\n  <meta content="$&">\n    <meta content="$1">\n  </head>\n<body>$1</body>',
  );
});

/** An attribute as a browser reads it. */
function asRead(attribute: string): string {
  return attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
