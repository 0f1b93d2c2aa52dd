import type { OrderAtDealer } from '@portal/domain/desk/orders/order-at-dealer.wire';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';

type Holder = NonNullable<OrderAtDealer['holder']>;

/** Who at the dealer has the order, and by when they mean to answer; nothing while it is not with the dealer. */
export function OrderHolder({ holder }: { holder: Holder | null }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return holder === null ? null : (
    <p className="text-muted">
      {t(`portfolio.holder.${whoOf(holder)}`, { name: holder.who?.firstName ?? '' })}{' '}
      {t('portfolio.holder.until', { date: day(holder.dueOn) })}
    </p>
  );
}

function whoOf({ who }: Holder): 'nobody' | 'representative' | 'compliance' {
  return who === null ? 'nobody' : who.role;
}
