import type { DealSale } from '@portal/domain/offering/deals/deal-sale.wire';
import { useClocklessFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { useTranslation } from 'react-i18next';

/** Each value of a property that the page states, with the appraised one before it and as large (NI 45-106 s. 2.9(19.8)). */
export function StatedValues({ sale: { values, appraisal } }: { sale: DealSale }) {
  const { t } = useTranslation();
  const formats = useClocklessFormats();
  if (appraisal === undefined) {
    return null;
  }
  const { value, asOf, appraiser, isIndependent } = appraisal;
  const by = t(isIndependent ? 'dealPage.sale.independent' : 'dealPage.sale.notIndependent', {
    appraiser,
    day: formats.day(asOf),
  });
  const appraised = { where: t('dealPage.sale.appraised'), value, basis: by };
  const shown = values.length === 0 ? [[appraised]] : values.map((stated) => [appraised, stated]);
  return (
    <>
      {shown.map((pair) => (
        <Card key={pair.map(({ where }) => where).join()}>
          <dl className="grid gap-4 sm:grid-cols-2">
            {pair.map((one) => (
              <div key={one.where}>
                <dt className="text-muted text-sm">{one.where}</dt>
                <dd className="figures font-display text-2xl">{formats.money(one.value)}</dd>
                <dd className="mt-1 text-sm">{one.basis}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </>
  );
}
