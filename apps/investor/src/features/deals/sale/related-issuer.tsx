import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** How the issuer is related or connected to the dealer who recommends it, said where it is recommended (NI 31-103 s. 13.6). */
export function RelatedIssuer({ sale }: { sale: Deal['sale'] | undefined }) {
  const { t } = useTranslation();
  const related = sale?.related;
  return related === undefined || related.kind === 'none' ? null : (
    <Notice tone="attention" title={t(`dealPage.sale.${related.kind}`)}>
      {related.how}
    </Notice>
  );
}
