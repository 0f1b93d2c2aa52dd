import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Brand, loadBrand } from './load-brand.ts';

/** The demonstration's dealer. */
export const SAMPLE_BRAND_FOLDER = fileURLToPath(new URL('../../../../../brand/northline', import.meta.url));

const known = new Map<string, Brand>();

/** The dealer of the folder that `BRAND_DIR` names, else the demonstration's; read once. Throws BrandError if the folder is wrong. */
export function brandNamed(named: string | undefined): Brand {
  const folder = named === undefined || named.trim() === '' ? SAMPLE_BRAND_FOLDER : resolve(named.trim());
  const brand = known.get(folder) ?? loadBrand(folder);
  known.set(folder, brand);
  return brand;
}

/**
 * The dealer of this process, once the environment is complete. Texts, messages and papers speak for one dealer everywhere, so it is
 * not passed through every call.
 */
export function theBrand(): Brand {
  return brandNamed(process.env.BRAND_DIR);
}
