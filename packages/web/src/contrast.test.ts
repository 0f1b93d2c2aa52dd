// @vitest-environment node
import { readFileSync } from 'node:fs';
import { BRAND_COLOURS, contrast, THEMES } from '@portal/domain/ground/brand/brand-colours';
import { describe, expect, it } from 'vitest';
import sample from '../../../brand/northline/brand.json' with { type: 'json' };

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for what identifies a control. */
const WORDS = 4.5;
const SHAPES = 3;

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

function colour(name: string, theme: (typeof THEMES)[number]): string {
  const match = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(tokens);
  const hex = match?.[theme === 'light' ? 1 : 2];
  if (hex === undefined) {
    throw new Error(`tokens.css has no --color-${name} for both themes`);
  }
  return hex;
}

describe('the demonstration’s dealer', () => {
  it.each(BRAND_COLOURS)('has the kit’s colour of %s, so that its pages need no other', (name) => {
    expect(sample.colours[name]).toEqual({ light: colour(name, 'light'), dark: colour(name, 'dark') });
  });
});
