import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';

/** Said on every page while an upgraded portal refuses nothing by the law; the server writes on the page until which day. */
export function LooksOnLine() {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { lawFrom } = document.documentElement.dataset;
  if (lawFrom === undefined || lawFrom <= dealerDay(new Date())) {
    return null;
  }
  return (
    <p className="min-w-0 text-muted text-sm max-lg:order-last max-lg:basis-full max-lg:pb-3">
      {t('office.looksOn.until', { day: day(lawFrom) })}
    </p>
  );
}
