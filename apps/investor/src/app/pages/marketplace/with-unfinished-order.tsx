import { isEditableStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';
import { useFormats } from '@portal/web/i18n/use-formats';
import { LinkButton } from '@portal/web/ui/link-button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nextStepOf } from '#features/portfolio/next-step.ts';
import { usePortfolio } from '#features/portfolio/use-portfolio.ts';
import { paths } from '#state/paths.ts';

type WithUnfinishedOrderProps = { children: ReactNode; waiting: ReactNode };

/** What it stands above comes with it, so that it pushes nothing down later. */
export function WithUnfinishedOrder({ children, waiting }: WithUnfinishedOrderProps) {
  const orders = usePortfolio();
  if (orders.state === 'loading') {
    return waiting;
  }
  return (
    <>
      {orders.state === 'ready' ? <UnfinishedOrder trades={orders.portfolio.trades} /> : null}
      {children}
    </>
  );
}

/** The way back to the newest order that waits for its investor; nothing where none does. */
function UnfinishedOrder({ trades }: { trades: readonly Trade[] }) {
  const { t } = useTranslation();
  const { money, deadline } = useFormats();
  const [newest] = trades
    .filter(({ status }) => isEditableStatus(tradeStatusOf(status)))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (newest === undefined) {
    return null;
  }
  const { dealId, orderTotal, holdsUnits, holdExpiresAt } = newest;
  const href = nextStepOf(newest)?.href ?? paths.wizard(dealId.slug, 'order');
  return (
    <section
      aria-label={t('deals.unfinished.label')}
      className="flex items-center justify-between gap-4 rounded-card bg-attention-soft px-4 py-2"
    >
      <p className="min-w-0 text-sm">
        <span className="block font-semibold">
          {t('deals.unfinished.order', { deal: dealId.name, amount: money(orderTotal) })}
        </span>
        {holdsUnits && holdExpiresAt !== null
          ? t('deals.unfinished.until', { when: deadline(holdExpiresAt) })
          : null}
      </p>
      <LinkButton href={href} size="small" tone="primary">
        {t('deals.unfinished.continue')}
      </LinkButton>
    </section>
  );
}
