import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Brand, loadBrand } from './load-brand.ts';

/** The demonstration's dealer. */
export const SAMPLE_BRAND_FOLDER = fileURLToPath(new URL('../../../../../brand/northline', import.meta.url));

/** The folder that `BRAND_DIR` names, else the demonstration's. */
export function brandFolder(named: string | undefined): string {
  return named === undefined || named.trim() === '' ? SAMPLE_BRAND_FOLDER : resolve(named.trim());
}

let known: Brand | undefined;

/**
 * The dealer of this process, read when first asked for: by then the environment is complete. Texts, messages and papers
 * speak for one dealer everywhere, so it is not handed through every call. Throws BrandError where the folder is wrong.
 */
export function theBrand(): Brand {
  known ??= loadBrand(brandFolder(process.env.BRAND_DIR));
  return known;
}
