import { describe, expect, it } from 'vitest';
import grandRiver from '../../../../../brand/grand-river/brand.json' with { type: 'json' };
import northline from '../../../../../brand/northline/brand.json' with { type: 'json' };
import {
  BRAND_COLOURS,
  type BrandColours,
  brandColoursSchema,
  contrast,
  unreadableColours,
} from './brand-colours.ts';
import { colourRules } from './colour-rules.ts';
import { lightColours } from './light-colours.ts';

const withColours = (changes: Partial<BrandColours>): BrandColours => ({ ...northline.colours, ...changes });

describe('the contrast of two colours', () => {
  it.each([
    ['black and white', '#000000', '#ffffff', 21],
    ['white and black', '#ffffff', '#000000', 21],
    ['a colour and itself', '#5a2a82', '#5a2a82', 1],
    ['the grey that is just enough for words, on white', '#767676', '#ffffff', 4.54],
    ['two colours that are nearly black', '#0a0a0a', '#000000', 1.06],
    ['pure red on white', '#ff0000', '#ffffff', 4],
  ])('of %s', (_row, one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});

describe('a dealer’s colours', () => {
  it.each([
    ['of the demonstration are readable', northline.colours, []],
    ['of the second sample are readable', grandRiver.colours, []],
    [
      'with words too pale on one ground name it and its theme',
      withColours({ muted: { light: '#57605b', dark: '#5f6a65' } }),
      [
        'muted on surface in the dark theme has a contrast of 3.21; 4.5 is needed',
        'muted on sunken in the dark theme has a contrast of 3.37; 4.5 is needed',
        'muted on raised in the dark theme has a contrast of 2.90; 4.5 is needed',
        'muted on accent-soft in the dark theme has a contrast of 2.39; 4.5 is needed',
      ],
    ],
  ])('%s', (_row, colours, problems) => {
    expect(unreadableColours(colours)).toEqual(problems);
  });

  it('follow the kit’s own as tokens of both themes', () => {
    const rules = colourRules(grandRiver.colours);
    expect(rules).toContain(';--color-accent:light-dark(#5a2a82,#cdaef0);--color-accent-strong:light-dark(');
  });

  it('are those of the light theme on paper and in messages', () => {
    const onPaper = lightColours(northline.colours);
    expect(Object.entries(onPaper)).toEqual(
      BRAND_COLOURS.map((name) => [name, northline.colours[name].light]),
    );
  });

  it.each(['#fff', '#ffffff80', 'x#ffffff', '#FFFFFF', 'white', 'ffffff'])(
    'are never written %s',
    (light) => {
      const { error } = brandColoursSchema.safeParse(withColours({ line: { light, dark: '#000000' } }));
      expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
        'line.light: write six hexadecimal digits in small letters',
      ]);
    },
  );
});
