import type { BrandColour, BrandColours } from './brand-colours.ts';

/** A dealer's colours as they stand on paper and in messages: there is no dark theme there. */
export function lightColours(colours: BrandColours): Readonly<Record<BrandColour, string>> {
  return {
    surface: colours.surface.light,
    sunken: colours.sunken.light,
    raised: colours.raised.light,
    line: colours.line.light,
    'line-strong': colours['line-strong'].light,
    text: colours.text.light,
    muted: colours.muted.light,
    accent: colours.accent.light,
    'accent-strong': colours['accent-strong'].light,
    'accent-contrast': colours['accent-contrast'].light,
    'accent-soft': colours['accent-soft'].light,
    focus: colours.focus.light,
  };
}
