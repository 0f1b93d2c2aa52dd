import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { isEditableStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { useFormats } from '@portal/web/i18n/use-formats';
import { LinkButton } from '@portal/web/ui/link-button';
import { ReservedUntil } from '@portal/web/ui/reserved-until';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '#features/deals/list/bottom-bar.tsx';
import { nextStepOf } from '#features/portfolio/next-step.ts';
import { usePortfolio } from '#features/portfolio/use-portfolio.ts';
import { paths } from '#state/paths.ts';
import { noteOrderWaits } from '#state/slices/auth-slice.ts';
import { useAppDispatch } from '#state/store.ts';

const NONE: readonly Trade[] = [];

/** A way back to the newest order that waits for its investor, if any. */
export function UnfinishedOrder() {
  const { t } = useTranslation();
  const { money } = useFormats();
  const orders = usePortfolio();
  // Orders arrive while people browse the list: presses there go first.
  const trades = useDeferredValue(orders.state === 'ready' ? orders.portfolio.trades : NONE);
  const [newest] = trades
    .filter(({ status }) => isEditableStatus(tradeStatusOf(status)))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const dispatch = useAppDispatch();
  const isKnown = orders.state === 'ready';
  const isWaiting = newest !== undefined;
  useEffect(() => {
    if (isKnown) {
      dispatch(noteOrderWaits(isWaiting));
    }
  }, [dispatch, isKnown, isWaiting]);
  if (newest === undefined) {
    return null;
  }
  const { dealId, orderTotal } = newest;
  const href = nextStepOf(newest)?.href ?? paths.wizard(dealId.slug, 'order');
  return (
    <BottomBar
      banner="order"
      label={t('deals.unfinished.label')}
      className="justify-between bg-attention-soft"
    >
      <div className="min-w-0">
        <p className="font-semibold">
          {t('deals.unfinished.order', { deal: dealId.name, amount: money(orderTotal) })}
        </p>
        <ReservedUntil order={newest} />
      </div>
      <LinkButton href={href} size="small" tone="primary">
        {t('deals.unfinished.continue')}
      </LinkButton>
    </BottomBar>
  );
}
