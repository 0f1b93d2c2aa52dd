import { BRAND_COLOURS, type BrandColours } from './brand-colours.ts';

/** A dealer's colours as a style sheet that stands behind the kit's own and takes the place of its tokens. */
export function colourRules(colours: BrandColours): string {
  const rules = BRAND_COLOURS.map(
    (name) => `--color-${name}:light-dark(${colours[name].light},${colours[name].dark})`,
  );
  return `:root{${rules.join(';')}}`;
}
