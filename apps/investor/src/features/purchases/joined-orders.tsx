import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { usePurchasesQuery } from './purchases-api.ts';

/** The orders of others that the person joined; nothing without any. */
export function JoinedOrders() {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const { data = [] } = usePurchasesQuery();
  return data.length === 0 ? null : (
    <section aria-labelledby="joined-title" className="flex flex-col gap-5">
      <h2 id="joined-title" className="text-2xl">
        {t('portfolio.joined.title')}
      </h2>
      <Card>
        <ul className="flex flex-col gap-3">
          {data.map(({ id, deal, investorName, orderTotal, status }) => (
            <li key={id}>
              <TextLink href={paths.purchase(id)}>{deal.name}</TextLink>
              <span className="block text-muted text-sm">
                {[
                  t('portfolio.joined.with', { name: investorName }),
                  exactMoney(orderTotal),
                  t(`trades.status.${status}.name`),
                ].join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
