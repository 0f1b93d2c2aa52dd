import { BRAND_META, type BrandOnPage } from '@portal/domain/ground/brand/brand-words';
import english from '../../../../brand/northline/en.json' with { type: 'json' };
import french from '../../../../brand/northline/fr.json' with { type: 'json' };

/** The demonstration's dealer. */
export const SAMPLE_BRAND: BrandOnPage = {
  en: english,
  fr: french,
};

/** Writes the dealer's brand into the page, as the server does for every page. */
export function putBrandOnPage(): void {
  const meta = document.createElement('meta');
  meta.name = BRAND_META;
  meta.content = JSON.stringify(SAMPLE_BRAND);
  document.head.querySelector(`meta[name="${BRAND_META}"]`)?.remove();
  document.head.append(meta);
}
