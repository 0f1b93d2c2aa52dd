import { BRAND_META, type BrandOnPage } from '@portal/domain/ground/brand/brand-words';

/**
 * The dealer's details that the server wrote into the page. Throws if they are missing: no page is served without them. Not
 * checked by a schema: the server did that, and the library would weigh on every page.
 */
export function readBrand(page: ParentNode): BrandOnPage {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${BRAND_META}"]`);
  if (meta === null) {
    throw new Error(`The page carries no meta element named ${BRAND_META}`);
  }
  const brand: BrandOnPage = JSON.parse(meta.content);
  return brand;
}
