import { isServedProvince } from '@portal/domain/ground/people/is-served-province';
import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { readBrand } from '@portal/web/read-brand';

let known: readonly string[] | undefined;

/** The province if the dealer takes no orders from there, by the registrations in the page; else null. */
export function unservedProvince(province: string | undefined): ProvinceCode | null {
  if (!isProvinceCode(province)) {
    return null;
  }
  known ??= readBrand(document).registeredIn;
  return isServedProvince(province, known) ? null : province;
}
