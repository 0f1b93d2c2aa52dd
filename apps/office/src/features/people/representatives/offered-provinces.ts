import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { readBrand } from '@portal/web/read-brand';

/** Where the dealer is registered, and so its representatives can be; one that it has given up is in no list any more. */
export function offeredProvinces(): ProvinceCode[] {
  return readBrand(document).registeredIn.filter(isProvinceCode);
}
