import { type ProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';

/** Where a representative is registered today, and where they will be. */
export function RegisteredIn({ one }: { one: OfficeRepresentative }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { registrationNumber, provinces, registrations } = one;
  const lastDayIn = (province: ProvinceCode) => lastDayOf(registrations, province);
  const words = provinces.map((province) => {
    const lastDay = lastDayIn(province);
    const name = t(provinceNameKey(province));
    return lastDay === null ? name : t('representatives.until', { province: name, day: day(lastDay) });
  });
  return (
    <div className="min-w-0 text-sm">
      {words.length === 0 ? (
        <p className="text-attention">{t('representatives.provincesMissing')}</p>
      ) : (
        <p>{words.join(', ')}</p>
      )}
      {registrationNumber === null ? (
        <p className="text-attention">{t('representatives.numberMissing')}</p>
      ) : (
        <p className="figures text-muted">{t('representatives.number', { number: registrationNumber })}</p>
      )}
    </div>
  );
}

/** The end of the last period of a province; null where one has no end. */
function lastDayOf(
  registrations: OfficeRepresentative['registrations'],
  province: ProvinceCode,
): string | null {
  const days = registrations.filter((one) => one.province === province).map(({ lastDay }) => lastDay);
  return days.some((day) => day === null) ? null : (days.toSorted().at(-1) ?? null);
}
