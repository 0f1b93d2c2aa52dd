import { PROVINCES, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { DealSale } from '@portal/domain/offering/deals/deal-sale.wire';
import { useClocklessFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import { StatedValues } from './stated-values.tsx';

/** What is sold, where and to whom, who holds the money until when, and whether it comes back early; nothing where nobody said. */
export function SalePart({ deal: { sale, offering } }: { deal: Pick<Deal, 'sale' | 'offering'> }) {
  const { t } = useTranslation();
  const redemption = useRedemption();
  if (sale === undefined || offering === undefined) {
    return null;
  }
  const { offeredIn, exemptions } = offering;
  const rows = [
    { id: 'security', label: t('dealPage.sale.security'), value: sale.security },
    {
      id: 'where',
      label: t('dealPage.sale.where'),
      value:
        offeredIn.length === PROVINCES.length
          ? t('dealPage.sale.everywhere')
          : offeredIn.map((code) => t(provinceNameKey(code))).join(', '),
    },
    {
      id: 'whom',
      label: t('dealPage.sale.whom'),
      value: exemptions.map((exemption) => t(`dealPage.sale.exemptions.${exemption}`)).join(', '),
    },
    {
      id: 'trustee',
      label: t('dealPage.sale.trustee'),
      value: `${sale.trustee}. ${sale.releaseConditions}`,
    },
    { id: 'redemption', label: t('dealPage.sale.redemption'), value: redemption(sale.redemption) },
  ];
  return (
    <section aria-labelledby="sale-title" className="flex flex-col gap-4">
      <h2 id="sale-title" className="text-2xl">
        {t('dealPage.sale.title')}
      </h2>
      <Card>
        <DefinitionList rows={rows} />
      </Card>
      <StatedValues sale={sale} />
    </section>
  );
}

/** The terms, and where the issuer keeps less than these: since when, and where it says so. */
function useRedemption(): (redemption: DealSale['redemption']) => string {
  const { t } = useTranslation();
  const { day } = useClocklessFormats();
  return ({ terms, status, since, source }) =>
    since === null || (status !== 'limited' && status !== 'suspended')
      ? terms
      : `${t(`dealPage.sale.states.${status}`, { day: day(since), source })} ${terms}`;
}
