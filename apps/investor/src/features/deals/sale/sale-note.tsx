import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { useTranslation } from 'react-i18next';
import { useWhyNotSold } from './use-why-not-sold.ts';

/** On a card: that the person cannot buy this deal and why, or that accredited investors alone can. */
export function SaleNote({ deal }: { deal: Pick<ListedDeal, 'offering'> }) {
  const { t } = useTranslation();
  const why = useWhyNotSold(deal);
  const exemptions = deal.offering?.exemptions ?? [];
  if (why !== null) {
    return (
      <p className="border-attention border-l-4 pl-3 text-sm">
        <strong className="block font-semibold">{why.title}</strong>
        {why.text}
      </p>
    );
  }
  return exemptions.length === 0 || exemptions.includes('OM') ? null : (
    <p className="text-muted text-sm">{t('deals.accreditedOnly')}</p>
  );
}
