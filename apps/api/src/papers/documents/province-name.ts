import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Translate } from './document-particulars.ts';

/** A province's name; a text that is no wire code (a form lets people write their own) stands as it is. */
export function provinceName(province: string, t: Translate): string {
  return isProvinceCode(province) ? t(`documents.provinces.${short(province)}.name`) : province;
}

/** The province with the preposition its sentence needs: French says 'du Québec', 'de l’Ontario', 'au Québec'. */
export function provincePhrases(
  province: ProvinceCode,
  t: Translate,
): { ofProvince: string; inProvince: string } {
  return {
    ofProvince: t(`documents.provinces.${short(province)}.of`),
    inProvince: t(`documents.provinces.${short(province)}.in`),
  };
}

function short(province: ProvinceCode): string {
  return province.slice('CAN-'.length);
}
