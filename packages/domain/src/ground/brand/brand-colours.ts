import * as z from 'zod/mini';

/** Colours that belong to a dealer, by their names in the kit's tokens; those of warnings and of success belong to the kit. */
export const BRAND_COLOURS = [
  'surface',
  'sunken',
  'raised',
  'line',
  'line-strong',
  'text',
  'muted',
  'accent',
  'accent-strong',
  'accent-contrast',
  'accent-soft',
  'focus',
] as const;
export type BrandColour = (typeof BRAND_COLOURS)[number];

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'write six hexadecimal digits in small letters'));

const pair = z.object({ light: hex, dark: hex });

/** Every colour in both themes; each stands by its name in the description of the calls. */
export const brandColoursSchema = z.strictObject({
  surface: pair,
  sunken: pair,
  raised: pair,
  line: pair,
  'line-strong': pair,
  text: pair,
  muted: pair,
  accent: pair,
  'accent-strong': pair,
  'accent-contrast': pair,
  'accent-soft': pair,
  focus: pair,
} satisfies Record<BrandColour, typeof pair>);
export type BrandColours = z.infer<typeof brandColoursSchema>;

export const THEMES = ['light', 'dark'] as const;

/** WCAG 2.2 AA: 1.4.3 for words, 1.4.11 for what a control is known by. */
export const WORDS_CONTRAST_MIN = 4.5;
export const SHAPES_CONTRAST_MIN = 3;

type Pair = readonly [front: BrandColour, ground: BrandColour, least: number];

const GROUNDS = ['surface', 'sunken', 'raised'] as const;
const PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap((ground) => [
    ...(['text', 'muted', 'accent', 'accent-strong'] as const).map(
      (front) => [front, ground, WORDS_CONTRAST_MIN] as const,
    ),
    ...(['line-strong', 'focus'] as const).map((front) => [front, ground, SHAPES_CONTRAST_MIN] as const),
  ]),
  ...(['accent', 'text', 'muted'] as const).map(
    (front) => [front, 'accent-soft', WORDS_CONTRAST_MIN] as const,
  ),
  ['accent-contrast', 'accent', WORDS_CONTRAST_MIN],
  ['accent-contrast', 'accent-strong', WORDS_CONTRAST_MIN],
  ['focus', 'accent-soft', SHAPES_CONTRAST_MIN],
];

/** What of a dealer's colours cannot be read, a sentence each; none: every pair that screens use reaches WCAG 2.2 AA. */
export function unreadableColours(colours: BrandColours): string[] {
  return THEMES.flatMap((theme) =>
    PAIRS.flatMap(([front, ground, least]) => {
      const found = contrast(colours[front][theme], colours[ground][theme]);
      return found >= least
        ? []
        : [
            `${front} on ${ground} in the ${theme} theme has a contrast of ${found.toFixed(2)}; ${least} is needed`,
          ];
    }),
  );
}

/** The contrast of two colours written as `#rrggbb`, from 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const linear = (from: number) => {
    const channel = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}
