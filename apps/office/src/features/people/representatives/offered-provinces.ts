import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { readBrand } from '@portal/web/read-brand';

/** The provinces of the dealer's registrations, where its representatives can be registered, too; ended ones are not offered. */
export function offeredProvinces(): ProvinceCode[] {
  return readBrand(document).registeredIn.filter(isProvinceCode);
}
