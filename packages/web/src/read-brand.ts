import { BRAND_META, type BrandOnPage, brandOnPageSchema } from '@portal/domain/ground/brand/brand-words';

/** The dealer's details that the server wrote into the page. Throws if they are missing: no page is served without them. */
export function readBrand(page: ParentNode): BrandOnPage {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${BRAND_META}"]`);
  return brandOnPageSchema.parse(JSON.parse(meta?.content ?? 'null'));
}
