import { BRAND_META, type BrandOnPage, brandOnPageSchema } from '@portal/domain/ground/brand/brand-words';

/** What the server wrote into the page of the dealer. Throws where it is missing: no page is served without. */
export function readBrand(page: ParentNode): BrandOnPage {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${BRAND_META}"]`);
  return brandOnPageSchema.parse(JSON.parse(meta?.content ?? 'null'));
}
