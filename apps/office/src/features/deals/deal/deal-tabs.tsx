import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { useTranslation } from 'react-i18next';
import { PageTabs } from '#parts/page-tabs.tsx';
import { addressOfDeal, addressOfMemorandum, addressOfReview, addressOfVersions } from './deal-addresses.ts';

/** The pages of a deal. */
export function DealTabs({ deal, isWritable }: { deal: OfficeDeal; isWritable: boolean }) {
  const { t } = useTranslation();
  const tabs = [
    {
      to: addressOfDeal(deal.id),
      text: t(isWritable ? 'officeDeals.tabs.write' : 'officeDeals.tabs.read'),
      isExact: true,
    },
    { to: addressOfReview(deal.id), text: t('officeDeals.tabs.review') },
    { to: addressOfMemorandum(deal.id), text: t('officeMemorandum.tab') },
    { to: addressOfVersions(deal.id), text: t('officeDeals.tabs.versions') },
  ];
  return <PageTabs label={t('officeDeals.tabs.label')} tabs={tabs} />;
}
