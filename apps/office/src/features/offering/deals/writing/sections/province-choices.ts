import { PROVINCES, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { Choice } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';

/** The provinces and territories, sorted by their names on screen. */
export function useProvinceChoices(): Choice[] {
  const { t } = useTranslation();
  return PROVINCES.map((code) => ({ value: code, label: t(provinceNameKey(code)) }));
}
