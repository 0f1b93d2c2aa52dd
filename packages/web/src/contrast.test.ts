// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** WCAG 2.2 AA: 1.4.3 for words, 1.4.11 for what a control is known by. */
const WORDS = 4.5;
const SHAPES = 3;
const THEMES = ['light', 'dark'] as const;

const SURFACES = ['surface', 'sunken', 'raised'];
const SOFT = ['accent', 'danger', 'success', 'attention', 'info'];

const PAIRS: readonly (readonly [string, string, number])[] = [
  ...SURFACES.flatMap((ground) =>
    ['text', 'muted', 'accent', 'accent-strong', 'danger', 'success', 'attention', 'info'].map(
      (words) => [words, ground, WORDS] as const,
    ),
  ),
  ...SURFACES.flatMap((ground) => ['line-strong', 'focus'].map((shape) => [shape, ground, SHAPES] as const)),
  ...SOFT.flatMap((tone) => [
    [tone, `${tone}-soft`, WORDS] as const,
    ['text', `${tone}-soft`, WORDS] as const,
    ['muted', `${tone}-soft`, WORDS] as const,
  ]),
  ['accent-contrast', 'accent', WORDS],
  ['accent-contrast', 'accent-strong', WORDS],
  ['danger-contrast', 'danger', WORDS],
  ['danger-contrast', 'danger-strong', WORDS],
  ['focus', 'accent-soft', SHAPES],
];

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(PAIRS)('%s is seen on %s', (front, ground, least) => {
    expect(contrast(colour(front, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

type Rgb = readonly [number, number, number];

function colour(name: string, theme: (typeof THEMES)[number]): Rgb {
  const match = new RegExp(`--color-${name}: light-dark\\(#([0-9a-f]{6}), #([0-9a-f]{6})\\);`).exec(tokens);
  const hex = match?.[theme === 'light' ? 1 : 2];
  if (hex === undefined) {
    throw new Error(`tokens.css has no --color-${name} for both themes`);
  }
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
